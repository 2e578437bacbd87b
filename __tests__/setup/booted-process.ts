import { boot } from '#server/boot.ts';

/** What the site's process does besides answering: a process of its own for tests to start, signal and kill. */
process.on('SIGTERM', () => process.exit(143));
boot(() => {});
console.log('{"event":"booted"}');
process.stdin.resume();
