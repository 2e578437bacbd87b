export function theRoute() {
  const received: ReturnType<typeof read>[] = [];
  let answer: () => Promise<Response>;

  beforeEach(() => {
    received.length = 0;
    answer = async () => Response.json({ received: true });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, post) => {
      received.push(read(post));
      return answer();
    });
  });

  return {
    received,
    answersWith(status: number, headers: Record<string, string> = {}) {
      answer = async () => Response.json({}, { status, headers });
    },
    isOutOfReach() {
      answer = () => Promise.reject(new TypeError('no network'));
    },
    neverAnswers() {
      answer = () => new Promise<never>(() => {});
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
