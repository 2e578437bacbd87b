import 'server-only';

/** Where Node keeps what its `fetch` goes out through: directly, or by a proxy that it was told of. */
const WAY_OUT = Symbol.for('undici.globalDispatcher.1');

type WayOut = { dispatch(call: object, handler: object): boolean };

/** Node's `fetch` gives up on a silent receiver after five minutes, whatever its signal says. With this it waits as long. */
export function patient(timeoutMs: number) {
  const things: Record<symbol, WayOut | undefined> = Object(globalThis);
  const wayOut = things[WAY_OUT];
  if (wayOut === undefined) return {};
  return {
    dispatcher: {
      dispatch: (call: object, handler: object) =>
        wayOut.dispatch({ ...call, headersTimeout: timeoutMs }, handler),
    },
  };
}
