import 'server-only';

/** Well within what process managers grant before they kill. */
const LONGEST_STOP_MS = 6_000;

const EXIT_CODE = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Next answers a signal by closing its server and ending the process, without waiting for anybody. So we listen in
 * its place, finish first, and pass the signal on. A visitor's connection that stays open does not hold us up.
 * Only the first signal counts: systemd tells npm and us, and npm passes on what we have heard already.
 */
export function stopBeforeExit(stop: () => Promise<void>) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(EXIT_CODE[signal]), LONGEST_STOP_MS).unref();
      await stop();
      for (const listener of others) listener(signal);
    });
  }
}
