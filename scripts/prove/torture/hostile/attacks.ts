import { connect } from 'node:net';

/** One way in which one machine tries to be in everybody's way: the same blow, again and again. */
export type Attack = {
  name: string;
  /** Resolves to the status that came, or 0 where none did. */
  strike: (site: URL) => Promise<number>;
  atOnce: number;
  /** How often, for each of the blows that a size has. */
  times: number;
};

const ADDRESS = '203.0.113.66';
const HEADERS_IN_ALL = 14_000;
const BODY_BYTES = 64 * 2 ** 20;
const MOMENT_MS = 2_000;
/** 200 a second from twenty at once: what one machine does all day, and no flood. */
const SHORT_MS = 100;

const attack = (name: string, atOnce: number, times: number, strike: Attack['strike']): Attack => ({
  name,
  atOnce,
  times,
  strike,
});

export const attacks: readonly Attack[] = [
  attack('upgrades', 20, 50, (site) =>
    say(site, [get('/x', 'Upgrade: websocket', 'Connection: Upgrade')], 'leave'),
  ),
  attack('questions', 8, 1, asking(`/?${'a&'.repeat(HEADERS_IN_ALL / 2)}`)),
  attack('names', 8, 1, asking('/api/health', `User-Agent: ${'a'.repeat(HEADERS_IN_ALL)}`)),
  attack('paths', 8, 1, asking(`/${'%2f'.repeat(HEADERS_IN_ALL / 3)}`)),
  attack('white space', 20, 1, (site) => say(site, [form(' '.repeat(32_500))])),
  attack('slow heads', 150, 2, (site) => say(site, ['GET / HTTP/1.1\r\nHost: '], 'wait')),
  attack('slow bodies', 150, 2, (site) => say(site, [form('').slice(0, -1)], 'wait')),
  attack('questions at once that read no answer', 4, 0.2, (site) =>
    say(site, [get('/', 'Accept-Encoding: gzip').repeat(2_000)], 'deaf'),
  ),
  attack('ways around an address', 8, 5, (site) =>
    say(site, [
      get('/api/%2e%2e/', 'RSC: 1', 'Next-Action: a', 'Connection: close').replace('GET', 'POST'),
    ]),
  ),
  attack('great bodies', 2, 0.1, (site) => say(site, pieces())),
];

const get = (address: string, ...headers: string[]) =>
  [`GET ${address} HTTP/1.1`, 'Host: a', `X-Forwarded-For: ${ADDRESS}`, ...headers, '', ''].join(
    '\r\n',
  );

function asking(address: string, ...headers: string[]) {
  return (site: URL) => say(site, [get(address, 'Connection: close', ...headers)]);
}

/** A form without JavaScript whose e-mail is this. */
function form(email: string) {
  const body = `name=A&email=a${email.replaceAll(' ', '+')}b`;
  return `${post('application/x-www-form-urlencoded', `Content-Length: ${body.length}`)}${body}`;
}

const post = (type: string, ...headers: string[]) =>
  get('/api/consultation', `Content-Type: ${type}`, 'Connection: close', ...headers).replace(
    'GET',
    'POST',
  );

/** A body without a length, for as long as somebody listens. */
function* pieces() {
  yield post('application/json', 'Transfer-Encoding: chunked');
  const piece = ' '.repeat(2 ** 16);
  for (let sent = 0; sent < BODY_BYTES; sent += piece.length)
    yield `${piece.length.toString(16)}\r\n${piece}\r\n`;
}

type Then = 'listen' | 'leave' | 'wait' | 'deaf';

/** Then waits for an answer, or leaves soon whether one came or not, or keeps everybody waiting for a moment. */
function say(site: URL, words: Iterable<string>, then: Then = 'listen') {
  return new Promise<number>((resolve) => {
    const socket = connect(Number(site.port), site.hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer = (answer + text).slice(0, 12);
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    if (then === 'deaf') socket.pause();
    if (then === 'wait' || then === 'deaf') setTimeout(() => socket.destroy(), MOMENT_MS);
    const left = words[Symbol.iterator]();
    function goOn() {
      for (let next = left.next(); !next.done; next = left.next())
        if (socket.destroyed || !socket.write(next.value)) return;
      if (then === 'leave') setTimeout(() => socket.destroy(), SHORT_MS);
    }
    socket.once('connect', goOn).on('drain', goOn);
  });
}
