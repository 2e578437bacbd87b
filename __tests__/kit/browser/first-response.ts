import type { APIRequestContext } from '@playwright/test';

export async function bytesOfFirstResponse(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return Number(response.headers()['content-length']) + headers.join('').length;
}
