# A match whose pack is missing or has changed.
unfit-missing = The pack of this match is missing
unfit-changed = The pack of this match has changed
unfit-missing-about = The match was played with version { $version } of the pack “{ $pack }” (rules { $digest }). You have no pack with that id.
unfit-changed-about = The match was played with version { $version } of the pack “{ $pack }” (rules { $digest }). You have version { $here } with other rules ({ $rules }).
unfit-differs = Differences between the record and your pack:
unfit-same = The record and your pack have the same rules. Only the digest in the record differs.
unfit-was = record: { $line }
unfit-is = pack: { $line }
unfit-more = { $n ->
    [one] and { $n } more difference
   *[other] and { $n } more differences
 }
unfit-keep-about = You can continue with the rules in the record. The match uses its own pack again once you have it.
unfit-plain = Without the pack, names come from the ids in the record.
unfit-find = If you have the pack, find it:
unfit-keep = Use the record's rules
unfit-leave = Cancel
unfit-other = You chose version { $version } of the pack “{ $pack }” (rules { $digest }). The match was played with another one.
unfit-row-missing = Pack “{ $pack }” is missing
unfit-row-changed = Pack “{ $pack }” has changed
text-unfit = “--pack FOLDER” uses a pack from elsewhere; “--kept-rules” continues with the rules in the record.

# A record that somebody took away or changed while it was played.
record-again = The record of this match was missing or cut short. It is saved in full again: { $file }
record-elsewhere = Another program changed the record of this match. That file stays as it is; this match is saved in full in { $file }
