import { boot } from '#server/boot.ts';

/** The site's background work in a process that tests start, signal and kill. */
const { stop } = boot(() => {});
process.on('SIGTERM', () => stop().then(() => process.exit(143)));
console.log('booted');
process.stdin.resume();
