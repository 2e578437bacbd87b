import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

type Received = {
  id: string | null;
  formAge: string | null;
  zone: string | null;
  body: Record<string, unknown>;
};

export function theRoute() {
  const received: Received[] = [];
  let answer: () => Response | Promise<Response> = () => HttpResponse.json({ received: true });

  const server = setupServer(
    http.post('*/api/consultation', async ({ request }) => {
      received.push({
        id: request.headers.get('idempotency-key'),
        formAge: request.headers.get('x-form-age-ms'),
        zone: request.headers.get('x-visitor-time-zone'),
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
    // A request that is still under way fails now. Jest would write what it logs into the output of the next file.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
    neverAnswers() {
      answer = () => new Promise<never>(() => {});
    },
  };
}
