import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { listen } from './listen.ts';

type Stage = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message';
type Fault = { at: Stage; act: (socket: Socket) => unknown; to?: string };

const says = (line: string) => (socket: Socket) => socket.write(`${line}\r\n`);
const drops = (socket: Socket) => socket.destroy();
const writesOn = (line: string) => (socket: Socket) => {
  const write = () => {
    while (socket.writable && socket.write(`${line}\r\n`.repeat(64)));
  };
  socket.on('drain', write);
  write();
};

const mailFaults = {
  greylists: { at: 'RCPT', act: says('451 4.7.1 Greylisted, come again') },
  'is overloaded': { at: 'connect', act: says('421 4.3.2 Too many connections') },
  'drops at once': { at: 'connect', act: drops },
  'closes in the middle': { at: 'DATA', act: (socket) => socket.end('421 4.3.0 Bye\r\n') },
  'takes it, then drops': { at: 'message', act: drops },
  'takes it, then hangs': { at: 'message', act: () => undefined },
  'takes it slowly': {
    at: 'message',
    act: (socket) => setTimeout(() => says('250 2.0.0 At last')(socket), 200).unref(),
  },
  hangs: { at: 'connect', act: () => undefined },
  'has an endless banner': { at: 'connect', act: writesOn('220-Welcome') },
  'answers garbage': { at: 'connect', act: says('\u0000\u0001 this is no SMTP') },
  'refuses the log-in': { at: 'AUTH', act: says('535 5.7.8 Wrong password') },
  'refuses the sender': { at: 'MAIL', act: says('550 5.7.1 You may not send') },
  'has a full mailbox': { at: 'RCPT', act: says('452 4.2.2 Mailbox full') },
  'knows one mailbox of two': { at: 'RCPT', act: says('550 5.1.1 Nobody'), to: '<bob@' },
  'refuses the message': { at: 'message', act: says('554 5.6.0 No') },
} satisfies Record<string, Fault>;

export type MailFault = keyof typeof mailFaults;

export async function startMailReceiver({ tls }: { tls?: TlsOptions } = {}) {
  const mails: { to: string[]; raw: string }[] = [];
  const sockets = new Set<Socket>();
  let choose: () => MailFault | undefined = () => undefined;

  async function converse(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    const name = choose();
    const fault: Fault | undefined = name && mailFaults[name];
    let [to, raw]: [string[], string[] | undefined] = [[], undefined];
    const goesWrong = (at: Stage, line = '') => {
      if (fault?.at !== at || !line.includes(fault.to ?? '')) return false;
      fault.act(socket);
      return true;
    };
    const answer = (at: Stage, line: string) => goesWrong(at) || says(line)(socket);

    answer('connect', '220 mail.example ESMTP');
    for await (const line of createInterface({
      input: socket,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (raw) {
        if (line !== '.') raw.push(line.replace(/^\./, ''));
        else {
          mails.push({ to, raw: raw.join('\r\n') });
          raw = undefined;
          answer('message', '250 2.0.0 Taken');
        }
      } else if (/^EHLO/i.test(line)) answer('EHLO', '250-mail.example\r\n250 AUTH PLAIN');
      else if (/^AUTH/i.test(line)) answer('AUTH', '235 2.7.0 Welcome');
      else if (/^MAIL/i.test(line)) answer('MAIL', '250 2.1.0 Yes');
      else if (/^RCPT/i.test(line)) {
        if (goesWrong('RCPT', line)) continue;
        to = [...to, /<(.*)>/.exec(line)?.[1] ?? ''];
        says('250 2.1.5 Yes')(socket);
      } else if (/^DATA/i.test(line)) {
        if (goesWrong('DATA')) continue;
        raw = [];
        says('354 Go on')(socket);
      } else if (/^QUIT/i.test(line)) socket.end('221 2.0.0 Bye\r\n');
      else says('502 5.5.2 What?')(socket);
    }
  }

  const talk = (socket: Socket) => void converse(socket).catch(() => undefined);
  const server = tls ? createTlsServer(tls, talk) : createServer(talk);
  server.on('tlsClientError', () => undefined);
  const port = await listen(server);

  return {
    port,
    mails,
    behave(next: () => MailFault | undefined) {
      choose = next;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
