/** systemd counts on from a program's input and its two outputs. */
const FIRST_PASSED = 3;

/** While systemd holds the socket, connections wait in the kernel until a process accepts them. */
export function passedSocket() {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  // A child process has another id, and no socket.
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete process.env[name];
  return LISTEN_PID === `${process.pid}` && LISTEN_FDS === '1' ? { fd: FIRST_PASSED } : undefined;
}
