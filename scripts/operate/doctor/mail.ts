import { once } from 'node:events';
import { promisify } from 'node:util';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type MailReceiver, smtpOptions } from '#server/delivery/mail.ts';
import { failureCode } from '#server/log.ts';
import { better, type Finding, right, wrong } from './finding.ts';

/** Whether the mail server would take a mail of ours, found out without sending one. */
export async function examineMail(receiver: MailReceiver): Promise<Finding> {
  try {
    const refused = await refusedBy(receiver);
    if (refused.length === 0)
      return right('The mail server takes the log-in, and mail from MAIL_FROM to all of MAIL_TO.');
    const said = refused.map(({ name, status }) => `${name} (${status})`).join(', ');
    return refused.some(({ status }) => status >= 500)
      ? wrong(`The mail server refuses ${said}: set one that it lets send, or that it knows.`)
      : better(
          `The mail server does not take ${said} yet. If that stays so, ask its operator why.`,
        );
  } catch (failure) {
    const why = [failureCode(failure), Object(failure).responseCode].filter(Boolean).join(' ');
    return wrong(`The mail server cannot be used (${why}): ${adviceFor(why)}`);
  }
}

/** Of sender and receivers those that it will not have. nodemailer says single commands only as a way to log in. */
async function refusedBy(receiver: MailReceiver) {
  const refused: { name: string; status: number }[] = [];
  const { timeoutMs, from, to } = receiver;
  const { auth, ...options } = smtpOptions(receiver);
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    customAuth: {
      async ENVELOPE({ sendCommand }) {
        const ask = async (name: string, command: string) => {
          const { status } = await sendCommand(command);
          if (status >= 400) refused.push({ name, status });
        };
        await ask('MAIL_FROM', `MAIL FROM:<${from}>`);
        if (refused.length > 0) return;
        for (const [index, address] of to.entries())
          await ask(`number ${index + 1} of MAIL_TO`, `RCPT TO:<${address}>`);
      },
    },
  });
  const login = promisify(connection.login.bind(connection));
  const ask = async () => {
    await promisify(connection.connect.bind(connection))();
    if (auth) await login(auth);
    await login({ method: 'ENVELOPE' });
  };
  try {
    await Promise.race([
      ask(),
      once(connection, 'end').then(() => Promise.reject(new Error('it hung up'))),
    ]);
  } finally {
    connection.close();
  }
  return refused;
}

function adviceFor(why: string) {
  if (why.includes('EAUTH')) return 'it refuses the name and password in SMTP_URL.';
  if (why.includes('TLS'))
    return 'it offers no encryption there. Try smtps:// with port 465, or smtp:// with port 587.';
  if (/CERT|ALTNAME|SELF_SIGNED/.test(why))
    return 'its certificate does not hold for the name in SMTP_URL.';
  return 'check host and port in SMTP_URL, and that this machine may reach it.';
}
