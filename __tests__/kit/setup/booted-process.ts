import { boot } from '#server/running/boot.ts';

const { stop } = boot(() => {});
process.on('SIGTERM', () => stop().then(() => process.exit(143)));
console.log('booted');
process.stdin.resume();
