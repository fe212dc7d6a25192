// The steps of packaging/test-web: node all.mjs PAGE PHOTOS [NAME...]

import { end } from './runner.mjs';
await import('./start-steps.mjs');
await import('./match-steps.mjs');
await import('./touch-steps.mjs');
await import('./link-steps.mjs');
await import('./file-steps.mjs');
await import('./storage-steps.mjs');
await import('./speed-steps.mjs');

end();
