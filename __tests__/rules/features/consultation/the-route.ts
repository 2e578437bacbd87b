type Received = { id: string | null; body: Record<string, unknown> };
type Answer = () => Response | Promise<Response>;

const received: () => Response = () => Response.json({ received: true });

/** The route as the browser knows it: it writes down what arrives and answers as a test tells it to. */
export function theRoute() {
  const route = { received: [] as Received[], answer: received as Answer };
  beforeEach(() => {
    Object.assign(route, { received: [], answer: received });
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address, { headers, body, signal } = {}) => {
        expect(address).toBe('/api/consultation');
        route.received.push({
          id: new Headers(headers).get('idempotency-key'),
          body: JSON.parse(String(body)),
        });
        const givenUp = new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        );
        return Promise.race([route.answer(), givenUp]);
      });
  });

  return {
    get received() {
      return route.received;
    },
    answersWith(status: number, headers: Record<string, string> = {}) {
      route.answer = () => Response.json({}, { status, headers });
    },
    isOutOfReach() {
      route.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    },
    /** Answers when it is told to. */
    answersLater() {
      let send = () => {};
      route.answer = () =>
        new Promise((resolve) => {
          send = () => resolve(received());
        });
      return () => send();
    },
    neverAnswers() {
      route.answer = () => new Promise(() => {});
    },
  };
}
