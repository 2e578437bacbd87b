/** Prints to a terminal only. */
export function showProgress(requests: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${requests} requests\x1b[K\r`);
}
