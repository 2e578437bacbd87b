import type { APIRequestContext } from '@playwright/test';

export async function bytesOfFirstResponse(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return Number(answer.headers()['content-length']) + headers.join('').length;
}
