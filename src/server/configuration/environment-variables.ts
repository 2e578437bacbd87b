import { isIP } from 'node:net';
import { unescape as decoded } from 'node:querystring';
import { z } from 'zod';

const splitAtCommas = (text: string) => text.split(',').map((entry) => entry.trim());

export const isMailbox = (text: string) =>
  z.email({ pattern: z.regexes.html5Email }).safeParse(text).success;

export function mailboxesIn(url: string) {
  const [, path = ''] = /^mailto:([^?#]*)$/i.exec(url) ?? [];
  return splitAtCommas(decoded(path));
}

export const isLoopback = (hostname: string) =>
  hostname === '[::1]' || /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$/.test(hostname);

const isWebAddress = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

const isOrigin = (url: string) =>
  isWebAddress(url) && new URL(url).href === `${new URL(url).origin}/`;

function isMailServer(url: string) {
  const { protocol = '', hostname, port, pathname = '', search, hash } = URL.parse(url) ?? {};
  const isBare = ['', '/'].includes(pathname) && !search && !hash && port !== '0';
  return ['smtp:', 'smtps:'].includes(protocol) && !!hostname && isBare;
}

/** Our database client reads several hosts with commas between them as one name. */
function isDatabase(url: string) {
  const { hostname, port, searchParams } = URL.parse(url) ?? {};
  const hosts = `${hostname} ${searchParams?.get('host')}`;
  return /^postgres(ql)?:\/\//.test(url) && !!searchParams && port !== '0' && !hosts.includes(',');
}

// No complaint repeats a value, which may be a secret.

export const MUST_BE_HTTPS =
  'must be an address that begins with https:// ' +
  '(http:// only on this machine, or at a host that PRIVATE_HOSTS names)';

/** Only a shell understands some of these paths, and opening a file of the system may block. */
const UNUSABLE_PATH = /(^|\/)(["'\s]|~(\/|$)|file:)|^\/(proc|sys|dev)(\/|$)/;

const BASE64_OF_24_TO_64_BYTES =
  /^whsec_(?=.{32,88}$)([a-zA-Z\d+/]{4})+([a-zA-Z\d+/]{2}==|[a-zA-Z\d+/]{3}=)?$/;

const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, { error: 'must stand on one line', abort: true });

const address = (isValid: (url: string) => boolean, complaint: string) =>
  line.refine(isValid, complaint).transform((url) => new URL(url));

function wholeNumber(meaning: string, smallest: number, largest: number) {
  const error = `must be ${meaning}, from ${smallest} to ${largest}`;
  const number = z.number().min(smallest, error).max(largest, error);
  return line
    .regex(/^\d{1,5}$/, error)
    .transform(Number)
    .pipe(number);
}

const yes = line.pipe(z.literal('yes', 'must be yes, or not set')).optional();

const webhookUrl = address(isWebAddress, MUST_BE_HTTPS);

export const variables = z.object({
  CONSULTATION_WEBHOOK_URL: webhookUrl.optional(),
  CONSULTATION_WEBHOOK_SECRET: line
    .regex(
      BASE64_OF_24_TO_64_BYTES,
      'must be a Standard Webhooks secret: whsec_ and then base64 of 24 to 64 bytes, ' +
        'as `openssl rand -base64 24` prints it',
    )
    .optional(),
  WEBHOOK_TIMEOUT_SECONDS: wholeNumber(
    'how many seconds your workflow may take ' +
      '(a slower workflow must answer before it starts its work)',
    1,
    290,
  ).default(100),
  SMTP_URL: address(
    isMailServer,
    'must be an address such as smtps://name:password@mail.example.com:465, ' +
      'or smtp:// with port 587. In name and password write #, / and ? as %23, %2F and %3F',
  ).optional(),
  MAIL_TO: line
    .transform(splitAtCommas)
    .refine(
      (mailboxes) => mailboxes.every(isMailbox),
      'must be e-mail addresses without names, with commas between several',
    )
    .optional(),
  MAIL_FROM: line.refine(isMailbox, 'must be an e-mail address without a name').optional(),
  VISITOR_MAIL: yes,
  BACKED_UP_OTHERWISE: yes,
  CALENDAR_FEED_KEY: line
    .regex(/^[\w-]{32,}$/, 'must have 32 characters or more, as `openssl rand -hex 16` prints them')
    .optional(),
  ALERT_URL: address(
    (url) => isWebAddress(url) || mailboxesIn(url).every(isMailbox),
    `${MUST_BE_HTTPS}, or mailto: and e-mail addresses with commas between them`,
  ).optional(),
  CALENDAR_URL: line
    .transform((urls) => splitAtCommas(urls).map((url) => url.replace(/^webcals?:/i, 'https:')))
    .transform((urls) => [...new Set(urls)])
    .pipe(z.array(webhookUrl))
    .default([]),
  PRIVATE_HOSTS: line.transform((names) => splitAtCommas(names.toLowerCase())).default([]),
  DATABASE_URL: address(
    isDatabase,
    'must be an address such as postgres://name:password@host:5432/database. ' +
      'In front of several servers put one stable name (docs/operating.md#fail-over)',
  )
    .transform(String)
    .optional(),
  DATA_DIR: line
    .refine(
      (path) => !UNUSABLE_PATH.test(path),
      'must be the plain path of a folder outside /proc, /sys and /dev: ' +
        'without quotation marks, blanks around it, ~ or file:',
    )
    .default('data'),
  PURGE_AFTER_DAYS: wholeNumber('a whole number of days', 1, 9_999).default(30),
  CRON_SECRET: line
    .min(16, 'must have 16 characters or more, as `openssl rand -hex 16` prints them')
    .regex(/^[\x20-\x7e]*$/, 'must be plain ASCII, because it is sent in a header')
    .optional(),
  DESK_PASSWORD: line
    .min(16, 'must have 16 characters or more, as `npm run doctor -- --password` prints them')
    .optional(),
  TRUSTED_PROXIES: wholeNumber('how many proxies of yours stand in front', 0, 99).default(0),
  SITE_URL: line
    .refine(isOrigin, 'must be an address without a path, such as https://www.example.com')
    .optional(),
  // Shells and containers export HOSTNAME, and the environment overrides .env.local.
  LISTEN_HOST: line
    .refine(
      (host) => isIP(host) || host === 'localhost',
      'must be an IP address of this machine, such as 127.0.0.1, or localhost',
    )
    .default('0.0.0.0'),
  PORT: wholeNumber('a whole number', 0, 65_535).default(3000),
});
