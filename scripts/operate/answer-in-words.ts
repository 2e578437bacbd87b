const ANSWERS: readonly (readonly [pattern: RegExp, words: string, remedy?: string])[] = [
  [/^ECONNREFUSED$/, 'the connection was refused', 'Nothing listens at that host and port.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'the host was not found', 'Check its address.'],
  [/^(timeout|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/, 'no answer came in time'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection was closed', "Check the receiver's log."],
  [/^28P01$/, 'the password is wrong'],
  [/^28000$/, 'the user may not connect from this machine'],
  [/^3D000$/, 'the database does not exist'],
  [/^42501$/, 'the user may not create tables'],
  [/^57P0\d$/, 'the server is starting or shutting down'],
  [/altname/i, 'the certificate is for another name', "Compare it with the receiver's address."],
  [/wrong.version/i, 'the port speaks no TLS', 'Correct the port: 465 is smtps://, 587 smtp://.'],
  [/^ETLS$/, 'no encryption was begun', 'Correct the port: 465 is smtps://, 587 smtp://.'],
  // Nodemailer calls a certificate that it does not trust ESOCKET.
  [
    /cert|ssl|tls|ESOCKET|UNABLE_TO/i,
    'the certificate is not valid',
    'Renew it, or complete its chain, at the receiver.',
  ],
  [/^2\d\d$/, 'the request was accepted'],
  [/^3\d\d$/, 'the address redirects', 'Set the address to which it redirects.'],
  [/^40[13]$/, 'access was denied', 'Compare authentication and signature at both ends.'],
  [/^4(04|10)$/, 'no active workflow is there', 'Activate the workflow, use its production URL.'],
  [/^429$/, 'the rate limit was exceeded', 'The site retries by itself, more slowly.'],
  [/^4[25]1$/, 'the receiver refused it', 'Its own log says why. The site retries.'],
  // SMTP answers so without a log-in, and Cloudflare while a tunnel is down.
  [/^530$/, 'a log-in or a tunnel is missing', 'Correct SMTP_URL, or start the tunnel.'],
  [/^(454|53[45])$/, 'the log-in is refused', 'Correct SMTP_URL: it may need an app password.'],
  [/^(45\d|53[6-8]|55\d)$/, 'the mail server refused it', 'Check MAIL_FROM and MAIL_TO.'],
  [/^4\d\d$/, 'the request was rejected', 'Look at what the workflow expects.'],
  [/^5\d\d$/, 'the receiver failed', 'Its own log says why. The site retries.'],
];

const match = (answer: string) => ANSWERS.find(([pattern]) => pattern.test(answer)) ?? [];

export function answerInWords(answer: string) {
  const [, words] = match(answer);
  return words ? `${words}: ${answer}` : answer;
}

export const answerInASentence = (answer: string) =>
  `${answerInWords(answer).replace(/^./, (first) => first.toUpperCase())}.`;

export const remedyFor = (answer: string) => match(answer)[2] ?? "Check the receiver's log.";
