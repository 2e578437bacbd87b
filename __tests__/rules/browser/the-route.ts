type Received = {
  id: string | null;
  formAge: string | null;
  zone: string | null;
  body: Record<string, unknown>;
};

/** The form's route, in place of the browser's `fetch`. */
export function theRoute() {
  const received: Received[] = [];
  let answer: () => Promise<Response>;

  beforeEach(() => {
    received.length = 0;
    answer = async () => Response.json({ received: true });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, post) => {
      const headers = new Headers(post?.headers);
      received.push({
        id: headers.get('idempotency-key'),
        formAge: headers.get('x-form-age-ms'),
        zone: headers.get('x-visitor-time-zone'),
        body: JSON.parse(String(post?.body)),
      });
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
