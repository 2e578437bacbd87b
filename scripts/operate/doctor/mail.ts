import { type MailReceiver, whyNoMail } from '#server/delivery/mail.ts';
import { type Finding, right, wrong } from './finding.ts';

/** Whether the mail server would take a mail of ours, found out without sending one. */
export async function examineMail(receiver: MailReceiver): Promise<Finding> {
  const why = await whyNoMail(receiver);
  return why === undefined
    ? right('The mail server answers, and takes name and password of SMTP_URL.')
    : wrong(`The mail server cannot be used (${why}): ${adviceFor(why)}`);
}

function adviceFor(why: string) {
  if (why.includes('EAUTH')) return 'it refuses the name and password in SMTP_URL.';
  if (why.includes('TLS'))
    return 'it offers no encryption there. Try smtps:// with port 465, or smtp:// with port 587.';
  if (/CERT|ALTNAME|SELF_SIGNED/.test(why))
    return 'its certificate does not hold for the name in SMTP_URL.';
  return 'check host and port in SMTP_URL, and that this machine may reach it.';
}
