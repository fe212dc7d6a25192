# A match whose pack is missing or has changed.
unfit-missing = The pack of this match is not here
unfit-changed = The pack of this match has changed
unfit-missing-about = The match was played with version { $version } of the pack “{ $pack }” (rules { $digest }). No pack with that id is at hand.
unfit-changed-about = The match was played with version { $version } of the pack “{ $pack }” (rules { $digest }). The one at hand is version { $here } and has other rules ({ $rules }).
unfit-differs = What differs, from the record to the pack at hand:
unfit-same = The rules in the record are those of the pack at hand; only the digest beside them is another one.
unfit-was = in the record: { $line }
unfit-is = in the pack: { $line }
unfit-more = { $n ->
    [one] and { $n } more difference
   *[other] and { $n } more differences
 }
unfit-keep-about = You can go on by the rules that the record kept. It stays a match of its own pack, and is played with that again once it is found.
unfit-plain = Without a pack, names are made from the ids in the record.
unfit-find = If you have the pack, find it:
unfit-keep = Go on with the rules in the record
unfit-leave = Leave it
unfit-other = What lies there is version { $version } of the pack “{ $pack }” (rules { $digest }), not the one that the match was played with.
unfit-row-missing = Pack “{ $pack }” is missing
unfit-row-changed = Pack “{ $pack }” has changed
text-unfit = “--pack FOLDER” plays with a pack that lies elsewhere; “--kept-rules” goes on by the rules in the record.

# A record that somebody took away or changed while it was played.
record-again = The record of this match was gone or had been cut short. It is written whole again: { $file }
record-elsewhere = Another program has changed the record of this match. What it wrote stays as it is; the match is saved whole in { $file }
