import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '#server/configuration/environment.ts';
import { cannotListen } from '#server/http/cannot-listen.ts';
import { httpOrigin } from '#server/http/site-server.ts';
import { failureCode } from '#server/process/log.ts';
import { aliveResponse } from './address.ts';
import { wrong } from './finding.ts';

const TIMEOUT_MS = 5_000;
const FIRST_PORT_FOR_ALL = 1_024;

export async function examineListening({ listenHost, port }: Environment) {
  const reason = (await whyNotAt(listenHost, port)) ?? (await whyTaken(listenHost, port));
  return reason ? [wrong(`${cannotListen(listenHost, port)} (${reason}).`)] : [];
}

/** The site's own port stays free, because it may start at this moment. */
async function whyNotAt(host: string, port: number) {
  const server = createServer();
  try {
    server.listen({ host, port: port < FIRST_PORT_FOR_ALL ? port : 0 });
    await once(server, 'listening');
    return undefined;
  } catch (failure) {
    const code = failureCode(failure);
    return code === 'EADDRINUSE' ? undefined : code;
  } finally {
    server.close();
  }
}

async function whyTaken(host: string, port: number) {
  const response = await fetch(`${httpOrigin(host, port)}/api/alive?nonce=doctor`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response) return undefined;
  const { success } = aliveResponse.safeParse(await response.json().catch(() => undefined));
  return success ? undefined : 'EADDRINUSE';
}
