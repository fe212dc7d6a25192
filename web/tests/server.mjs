// A small web server for a folder. It hands out the compressed files beside the others.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.ttf': 'font/ttf', '.txt': 'text/plain; charset=utf-8',
};

// Serves a folder, and resolves to the server with its address.
export function serve(folder, port = 0) {
  const server = createServer((request, response) => {
    let path = normalize(decodeURIComponent(new URL(request.url, 'http://a').pathname));
    if (path.endsWith('/')) path += 'index.html';
    const file = join(folder, path);
    if (path.includes('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' };
    if (/\/v-/.test(path)) headers['Cache-Control'] = 'max-age=31536000, immutable';
    const accepted = request.headers['accept-encoding'] ?? '';
    for (const [encoding, ending] of [['br', '.br'], ['gzip', '.gz']]) {
      if (accepted.includes(encoding) && existsSync(file + ending)) {
        response.writeHead(200, { ...headers, 'Content-Encoding': encoding });
        createReadStream(file + ending).pipe(response);
        return;
      }
    }
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://127.0.0.1:${server.address().port}/` }));
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { address } = await serve(process.argv[2], Number(process.argv[3] ?? 8000));
  console.log(address);
}
