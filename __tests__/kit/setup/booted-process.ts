import { boot } from '#server/boot.ts';

/** What the site's process does besides answering: a process of its own for tests to start, signal and kill. */
const { stop } = boot(() => {});
process.on('SIGTERM', () => stop().then(() => process.exit(143)));
console.log('booted');
process.stdin.resume();
