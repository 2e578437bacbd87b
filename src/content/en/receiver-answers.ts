const CORRECT_PORT = 'Correct the port: 465 is smtps://, 587 smtp://.';
const ITS_LOG = 'Its own log says why. The site retries.';

/** What the answer of a webhook or a mail server means, and what you can do about it. */
export const receiverAnswers = {
  /** For an answer without a remedy of its own. */
  remedy: "Check the receiver's log.",
  connectionRefused: {
    means: 'the connection was refused',
    remedy: 'Nothing listens at that host and port.',
  },
  hostNotFound: { means: 'the host was not found', remedy: 'Check its address.' },
  noAnswerInTime: { means: 'no answer came in time' },
  connectionClosed: { means: 'the connection was closed' },
  wrongPassword: { means: 'the password is wrong' },
  machineNotAllowed: { means: 'the user may not connect from this machine' },
  noDatabase: { means: 'the database does not exist' },
  noTables: { means: 'the user may not create tables' },
  serverStarts: { means: 'the server is starting or shutting down' },
  otherName: {
    means: 'the certificate is for another name',
    remedy: "Compare it with the receiver's address.",
  },
  noTls: { means: 'the port speaks no TLS', remedy: CORRECT_PORT },
  noEncryption: { means: 'no encryption was begun', remedy: CORRECT_PORT },
  invalidCertificate: {
    means: 'the certificate is not valid',
    remedy: 'Renew it, or complete its chain, at the receiver.',
  },
  accepted: { means: 'the request was accepted' },
  redirected: {
    means: 'the address redirects',
    remedy: 'Set the address to which it redirects.',
  },
  accessDenied: {
    means: 'access was denied',
    remedy: 'Compare authentication and signature at both ends.',
  },
  noWorkflow: {
    means: 'no active workflow is there',
    remedy: 'Activate the workflow, use its production URL.',
  },
  rateLimited: {
    means: 'the rate limit was exceeded',
    remedy: 'The site retries by itself, more slowly.',
  },
  receiverRefused: { means: 'the receiver refused it', remedy: ITS_LOG },
  noLogIn: {
    means: 'a log-in or a tunnel is missing',
    remedy: 'Correct SMTP_URL, or start the tunnel.',
  },
  logInRefused: {
    means: 'the log-in is refused',
    remedy: 'Correct SMTP_URL: it may need an app password.',
  },
  mailServerRefused: {
    means: 'the mail server refused it',
    remedy: 'Check MAIL_FROM and MAIL_TO.',
  },
  requestRejected: {
    means: 'the request was rejected',
    remedy: 'Look at what the workflow expects.',
  },
  receiverFailed: { means: 'the receiver failed', remedy: ITS_LOG },
} as const;
