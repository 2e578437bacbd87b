import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { listen } from '../real/listen.ts';

/** Puts a site on https://localhost, as a proxy would, with http beside it that only leads there. */
export async function behindTls(site: string, folder: string) {
  const { key, cert } = certificateIn(folder);
  setDefaultCACertificates([cert]);

  const https = createTlsServer({ key, cert }, (asked, answer) => passOn(site, asked, answer));
  const httpsPort = await listen(https);
  const http = createServer((asked, answer) => {
    const location = `https://localhost:${httpsPort}${asked.url}`;
    answer.writeHead(308, { location, 'strict-transport-security': 'max-age=63072000' }).end();
  });
  const httpPort = await listen(http);
  const close = () => {
    http.close();
    https.close();
  };
  return { httpPort, httpsPort, close };
}

function certificateIn(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const name = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...what, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

function passOn(site: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, headers } = asked;
  const onward = request(new URL(asked.url ?? '/', site), { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
    answered.pipe(answer);
  });
  asked.pipe(onward);
}
