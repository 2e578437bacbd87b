import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

type Received = { id: string | null; body: Record<string, unknown> };

export function theRoute() {
  const received: Received[] = [];
  const hanging: (() => void)[] = [];
  let answer: () => Response | Promise<Response> = () => HttpResponse.json({ received: true });

  const server = setupServer(
    http.post('*/api/consultation', async ({ request }) => {
      received.push({
        id: request.headers.get('idempotency-key'),
        body: JSON.parse(await request.text()),
      });
      return answer();
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    received.length = 0;
    answer = () => HttpResponse.json({ received: true });
  });
  afterAll(() => {
    // Hanging requests fail when the server closes, after the last test.
    for (const end of hanging) end();
    server.close();
  });

  return {
    received,
    answersWith(status: number, headers: Record<string, string> = {}) {
      answer = () => HttpResponse.json({}, { status, headers });
    },
    isOutOfReach() {
      answer = () => HttpResponse.error();
    },
    answersLater() {
      let send = () => {};
      answer = () =>
        new Promise((resolve) => {
          send = () => resolve(HttpResponse.json({ received: true }));
        });
      return () => send();
    },
    neverAnswers() {
      answer = () =>
        new Promise((resolve) => {
          hanging.push(() => resolve(HttpResponse.json({ received: true })));
        });
    },
  };
}
