/** Counts for a person at a terminal. A script or a file sees nothing of it. */
export function showProgress(requests: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${requests} requests\x1b[K\r`);
}
