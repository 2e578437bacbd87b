#!/bin/sh
# Shows that `npm test` fails for no reason but a fault. It ends after the first red run, whose output and screenshots stay.
set -e
run() { for time in $(seq "$1"); do echo "── $2, $time of $1"; $3 npm test; done; }

run 12 quiet
run 4 'on one core' 'taskset -c 0'

trap 'kill $load' EXIT
for core in 1 2 3; do
  (while :; do :; done) & load="$load $!"
done
(while :; do dd if=/dev/zero of=test-output/dd bs=64k count=64 conv=fsync 2> /dev/null; done) & load="$load $!"
run 4 'beside load'
