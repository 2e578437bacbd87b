import { Agent, request } from 'node:http';

/** Sends one form as the browser does. Answers with the status, or 0 where no answer came. */
export function postForm(
  site: string,
  form: FormToPost,
  agent: Agent,
  patienceMs = 20_000,
): Promise<number> {
  return new Promise((resolve) => {
    const post = request(
      `${site}/api/consultation`,
      {
        method: 'POST',
        agent,
        timeout: patienceMs,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(form.body),
          'idempotency-key': form.id,
          'sec-fetch-site': 'same-origin',
          // Many visitors on one machine: the site counts each address for itself.
          'x-forwarded-for': form.address,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      },
    );
    post.on('timeout', () => post.destroy());
    post.on('error', () => resolve(0));
    post.end(form.body);
  });
}

export type FormToPost = { id: string; address: string; body: string };

export const keepAlive = (connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections });
