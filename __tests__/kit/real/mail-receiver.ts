import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { listen } from './listen.ts';

type Answer = (failure?: Error | null) => void;
type Stage = 'connect' | 'AUTH' | 'MAIL' | 'RCPT' | 'message';
type Fault = { at: Stage; act: (socket: Socket, answer: Answer) => unknown; to?: string };

const says =
  (responseCode: number, text = 'No') =>
  (_: Socket, answer: Answer) =>
    answer(Object.assign(new Error(text), { responseCode }));
const drops = (socket: Socket) => socket.destroy();

const mailFaults = {
  greylists: { at: 'RCPT', act: says(451) },
  'drops at once': { at: 'connect', act: drops },
  'closes in the middle': { at: 'RCPT', act: (socket) => socket.end('421 4.3.0 Bye\r\n') },
  'takes it, then drops': { at: 'message', act: drops },
  'takes it, then hangs': { at: 'message', act: () => undefined },
  'takes it slowly': { at: 'message', act: (_, answer) => setTimeout(answer, 700).unref() },
  hangs: { at: 'connect', act: () => undefined },
  'refuses the log-in': { at: 'AUTH', act: says(535) },
  'refuses the sender': { at: 'MAIL', act: says(550) },
  'relays for nobody': { at: 'RCPT', act: says(550, '5.7.1 Relaying denied') },
  'cannot look anybody up': { at: 'RCPT', act: says(451, '4.3.0 Temporary lookup failure') },
  'blocks our network': { at: 'connect', act: says(554) },
  'refuses without a reason': { at: 'RCPT', act: says(550) },
  'finds no address in it': { at: 'RCPT', act: says(501) },
  'has sent enough today': { at: 'RCPT', act: says(550, '5.4.5 Daily sending limit exceeded') },
  'finds no host of ours': { at: 'RCPT', act: says(550, '5.1.8 Sender address rejected') },
  'knows one mailbox of two': { at: 'RCPT', act: says(550, '5.1.1 Unknown'), to: 'bob@' },
  'refuses the message': { at: 'message', act: says(554) },
} satisfies Record<string, Fault>;

const WITHOUT_TLS = { disabledCommands: ['STARTTLS'], hidePIPELINING: true };

export async function startMailReceiver(tls: SMTPServerOptions = WITHOUT_TLS) {
  const mails: { to: string[]; raw: string }[] = [];
  const logins: { username: string | undefined; secure: boolean }[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let fault: Fault | undefined;

  /** Returns true if the fault answers in place of the server. */
  function goesWrong(at: Stage, { remotePort }: SMTPServerSession, answer: Answer, address = '') {
    const socket = sockets.get(remotePort);
    if (!socket || fault?.at !== at || !address.includes(fault.to ?? '')) return false;
    fault.act(socket, answer);
    return true;
  }

  const server = new SMTPServer({
    ...tls,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onConnect: (session, done) => goesWrong('connect', session, done) || done(),
    onAuth({ username }, session, done) {
      logins.push({ username, secure: session.secure });
      return goesWrong('AUTH', session, done) || done(null, { user: username });
    },
    onMailFrom: (_, session, done) => goesWrong('MAIL', session, done) || done(),
    onRcptTo: ({ address }, session, done) => goesWrong('RCPT', session, done, address) || done(),
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      mails.push({ to, raw });
      return goesWrong('message', session, done) || done();
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => sockets.set(socket.remotePort, socket));
  const port = await listen(server.server);

  return {
    port,
    mails,
    logins,
    connected: () => once(server.server, 'connection'),
    behave(next: keyof typeof mailFaults | undefined) {
      fault = next && mailFaults[next];
    },
    async close() {
      server.close();
      for (const socket of sockets.values()) socket.destroy();
      await once(server.server, 'close');
    },
  };
}
