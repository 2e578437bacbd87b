export function theRoute() {
  const received: ReturnType<typeof read>[] = [];
  let respond: () => Promise<Response>;

  beforeEach(() => {
    received.length = 0;
    respond = async () => Response.json({ received: true });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, post) => {
      received.push(read(post));
      return respond();
    });
  });

  return {
    received,
    respondsWith(status: number, headers: Record<string, string> = {}) {
      respond = async () => Response.json({}, { status, headers });
    },
    isOutOfReach() {
      respond = () => Promise.reject(new TypeError('no network'));
    },
    neverResponds() {
      respond = () => new Promise<never>(() => {});
    },
  };
}

function read({ headers: given, body }: RequestInit = {}) {
  const headers = new Headers(given);
  return {
    id: headers.get('idempotency-key'),
    formAge: headers.get('x-form-age-ms'),
    zone: headers.get('x-visitor-time-zone'),
    body: JSON.parse(String(body)),
  };
}
