import { createTransport } from 'nodemailer';
import { type MailReceiver, smtpOptions } from '#server/delivery/mail.ts';
import { failureCode } from '#server/log.ts';
import { type Finding, right, wrong } from './finding.ts';

/** Whether the mail server is there, and lets us in. What it says of sender and mailboxes is known once a mail is sent. */
export async function examineMail(receiver: MailReceiver): Promise<Finding> {
  const { timeoutMs } = receiver;
  const patience = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  try {
    await createTransport({ ...smtpOptions(receiver), ...patience }).verify();
    return right(
      'The mail server takes the log-in. Whether it takes mail for MAIL_TO: npm run doctor -- --send',
    );
  } catch (failure) {
    const why = [failureCode(failure), Object(failure).responseCode].filter(Boolean).join(' ');
    return wrong(`The mail server cannot be used (${why}): ${adviceFor(why)}`);
  }
}

function adviceFor(why: string) {
  if (why.includes('EAUTH')) return 'it refuses the name and password in SMTP_URL.';
  if (why.includes('TLS'))
    return 'it offers no encryption there. Try smtps:// with port 465, or smtp:// with port 587.';
  if (/CERT|ALTNAME|SELF_SIGNED/.test(why))
    return 'its certificate does not hold for the name in SMTP_URL.';
  return 'check host and port in SMTP_URL, and that this machine may reach it.';
}
