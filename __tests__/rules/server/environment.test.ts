import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callHours } from '#domain/call-hours.ts';
import { EnvironmentError, readEnvironment } from '#server/environment.ts';
import { aFolder } from '../../kit/setup/folder.ts';

beforeAll(() => {
  callHours.timeZone = 'Europe/Berlin';
});

test('a host of a network of one’s own may be called without encryption, once it is named', () => {
  const given = {
    CONSULTATION_WEBHOOK_URL: 'http://n8n:5678/webhook/a',
    ALERT_URL: 'http://n8n:5678/b',
  };
  expect(() => readEnvironment(given)).toThrow(
    /CONSULTATION_WEBHOOK_URL .*ALERT_URL .*PRIVATE_HOSTS/,
  );
  expect(readEnvironment({ ...given, PRIVATE_HOSTS: 'other, n8n' }).receiver).toMatchObject({
    url: new URL(given.CONSULTATION_WEBHOOK_URL),
  });
});

test('nothing needs to be configured', () => {
  expect(readEnvironment({ CONSULTATION_WEBHOOK_URL: '', DATABASE_URL: '  ' })).toMatchObject({
    receiver: undefined,
    databaseUrl: undefined,
    purgeAfterDays: 30,
    trustedProxies: 0,
    isServerless: false,
  });
});

test('a workflow may take a minute and a half, or as long as the operator says', () => {
  const given = { CONSULTATION_WEBHOOK_URL: 'https://n8n.example/webhook' };

  expect(readEnvironment(given).receiver?.timeoutMs).toBe(100_000);
  expect(readEnvironment({ ...given, WEBHOOK_TIMEOUT_SECONDS: '290' }).receiver?.timeoutMs).toBe(
    290_000,
  );
});

test('the data directory is taken from where the operator started the site', () => {
  expect(readEnvironment({ DATA_DIR: 'elsewhere' }).dataFolder).toBe(`${process.cwd()}/elsewhere`);
  expect(readEnvironment({ DATA_DIR: '/srv/data' }).dataFolder).toBe('/srv/data');
});

test.each([
  'https://n8n.example.com/webhook/abc',
  'https://site:100%25@n8n.example.com/webhook/abc',
  'http://localhost:5678/webhook/abc',
  'http://127.0.0.1/x',
  'http://[::1]:5678/x',
])('requests may be sent to %s', (url) => {
  expect(readEnvironment({ CONSULTATION_WEBHOOK_URL: url }).receiver).toMatchObject({
    url: new URL(url),
  });
});

const CALENDAR = { CALENDAR_URL: 'https://calendar.example/a' };
const MAIL = {
  SMTP_URL: 'smtps://mail.example',
  MAIL_TO: 'a@b.example',
  MAIL_FROM: 'site@b.example',
};
const KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** What is no address, whichever kind is wanted. */
const oddUrls = (scheme: string, others = '') => [
  ...`canary | ftp://canary.example | "${scheme}://canary.example"`.split(' | '),
  ...`${scheme}://canary.example:99999 | ${scheme}://ca nary.example`.split(' | '),
  `${scheme}://canary.example/a\n/b`,
  `${scheme}://a:100%canary@h.example`,
  ...others.split(' | ').filter(Boolean),
];
const ODD_NUMBERS = 'canary | -1 | 1.5 | 1e1 | 0x10 | ３０ | 30d | 30 30 | ∞'.split(' | ');
const ODD_MAILBOXES = [
  ...'canary | canary@ | @canary | "a"@canary | a b@canary.example | ä@canary.example'.split(' | '),
  ...'Ann <canary@b.example> | mailto:canary@b.example'.split(' | '),
  'a@b.example\r\nBcc: c@canary.example',
];
type Odd = { refused: string[]; used?: [value: string, meant: string] };
const A_WEBHOOK: Odd = {
  refused: oddUrls(
    'https',
    'http://canary.example/ | http://127.0.0.1.example.com/canary | https://canary.example:6000/',
  ),
  used: [' https://n8n.example/a \n', 'https://n8n.example/a'],
};

/** For each variable values that are refused, and one that seems odd and is used as it was meant. */
const odd: Record<string, Odd> = {
  CONSULTATION_WEBHOOK_URL: A_WEBHOOK,
  ALERT_URL: A_WEBHOOK,
  CONSULTATION_WEBHOOK_SECRET: {
    refused: `canary! | ${KEY} | whsec_ | whsec_YQ== | WHSEC_${KEY} | whsec_${KEY}ü`.split(' | '),
    used: [`whsec_${KEY}\r\n`, `whsec_${KEY}`],
  },
  SMTP_URL: {
    refused: oddUrls(
      'smtps',
      'smtps:// | smtps://canary:0 | smtp:canary | smtps://h.example/canary | smtps://h.example?canary',
    ),
    used: [' smtps://mail.example:465\n', 'smtps://mail.example:465'],
  },
  MAIL_TO: {
    refused: [...ODD_MAILBOXES, 'a@b.example;c@d.example', 'a@b.example,'],
    used: [' a@b.example, c@d.example ', 'a@b.example,c@d.example'],
  },
  MAIL_FROM: {
    refused: [...ODD_MAILBOXES, 'a@b.example,c@canary.example'],
    used: ['other@b.example\n', 'other@b.example'],
  },
  WEBHOOK_TIMEOUT_SECONDS: { refused: [...ODD_NUMBERS, '0', '291'], used: ['\t90', '90'] },
  PURGE_AFTER_DAYS: { refused: [...ODD_NUMBERS, '0', '10000'], used: [' 007 ', '7'] },
  TRUSTED_PROXIES: { refused: [...ODD_NUMBERS, '100', 'true', '10.0.0.1'], used: [' 2', '2'] },
  PORT: { refused: [...ODD_NUMBERS, '65536', ':80'] },
  CALENDAR_URL: {
    refused: oddUrls(
      'https',
      'http://canary.example/a.ics | https://a.example, canary | https://a.example,',
    ),
    used: [
      ' webcal://a.example/a , https://b.example/\n',
      'https://a.example/a,https://b.example/',
    ],
  },
  DATABASE_URL: {
    refused: oddUrls(
      'postgres',
      'postgres:canary | postgres://a:b#canary@h/db | mysql://canary | jdbc:postgresql://canary/db',
    ),
    used: ['postgresql:///site?host=/run/postgresql ', 'postgresql:///site?host=/run/postgresql'],
  },
  SITE_URL: {
    refused: oddUrls(
      'https',
      'https://canary.example/de | https://canary.example?a | https://a:b@canary.example | www.canary.example',
    ),
    used: [' https://www.agency.example/ ', 'https://www.agency.example/'],
  },
  DATA_DIR: {
    refused: [
      ...`"/canary" | ~/canary | file:///canary | /srv/ canary | /proc/x | /dev/shm/canary`.split(
        ' | ',
      ),
      '/a\nb',
    ],
    used: [' /srv/o’neil’s data ', '/srv/o’neil’s data'],
  },
  CRON_SECRET: {
    refused: ['canary', 'fifteen letters', 'sixteen\tletters and more', 'sixteen letters \u2013'],
    used: ['sixteen letters!\n', 'sixteen letters!'],
  },
  HOSTNAME: {
    refused: 'http://canary | canary:3000 | [::1] | ca nary | * | １２７.0.0.1 | -canary'.split(
      ' | ',
    ),
  },
};

/** Without which some of them are not looked at. */
const WEBHOOK = { CONSULTATION_WEBHOOK_URL: 'https://a.example' };
const besideOf = (name: string) => ({
  ...(name in MAIL && MAIL),
  ...(/SECONDS|WEBHOOK_SECRET/.test(name) && WEBHOOK),
});

const refused = Object.entries(odd).flatMap(([name, { refused }]) =>
  refused.map((value) => [name, value] as const),
);
const used = Object.entries(odd).flatMap(([name, { used }]) =>
  used ? [[name, ...used] as const] : [],
);

test.each(refused)(
  '%s is no %j: a sentence names the variable, and not its value',
  (name, value) => {
    const [problem, ...others] = problemsOf({ ...besideOf(name), [name]: value });

    expect(problem).toMatch(new RegExp(`^${name} must `));
    if (value.includes('canary')) expect(problem).not.toContain('canary');
    expect(others).toEqual([]);
  },
);

test.each(used)('%s may be %j, and is %s', (name, value, meant) => {
  const read = (given: object) => readEnvironment({ ...besideOf(name), ...given });
  expect(read({ [name]: value })).toEqual(read({ [name]: meant }));
  expect(read({ [name]: value })).not.toEqual(read({}));
});

test.each([
  [{ ...MAIL, CONSULTATION_WEBHOOK_URL: 'https://a.example' }, 'MAIL_TO must not be set beside'],
  [{ MAIL_TO: 'a@b.example' }, 'SMTP_URL must be set, since MAIL_TO'],
  [{ ALERT_URL: 'mailto:a@b.example' }, 'SMTP_URL must be set, since ALERT_URL'],
  [{ SMTP_URL: 'smtps://site%40b.example:x@b.example' }, 'MAIL_TO must be set'],
  [{ SMTP_URL: 'smtps://apikey:x@b.example', MAIL_TO: 'a@b.example' }, 'MAIL_FROM must be set'],
  [{ ...MAIL, ALERT_URL: 'mailto:nobody' }, 'ALERT_URL must have one e-mail address'],
  [
    { ...CALENDAR, VERCEL: '1', DATABASE_URL: 'postgres://db.example.com/site' },
    'CALENDAR_URL is read by a server of your own only',
  ],
])('what clashes is said: %j', (given, sentence) => {
  expect(problemsOf(given)).toEqual([expect.stringContaining(sentence)]);
});

test('a calendar needs to know whose clock the hours are by', () => {
  const unset = jest.replaceProperty(callHours, 'timeZone', undefined);
  expect(problemsOf(CALENDAR)).toEqual([expect.stringContaining('CALENDAR_URL needs to know')]);
  unset.restore();
});

test('mail is sent from whom the server knows, if nobody else is named, and alerts may go there, too', () => {
  const SMTP_URL = 'smtps://site%40b.example:p%40ss@mail.example';
  const given = { SMTP_URL, MAIL_TO: 'a@b.example', ALERT_URL: 'mailto:c@d.example' };
  expect(readEnvironment(given)).toMatchObject({
    receiver: { from: 'site@b.example', to: ['a@b.example'] },
    alertPlace: { url: new URL('mailto:c@d.example'), mail: { from: 'site@b.example' } },
  });
});

test('a variable of which only blanks are set is not set', () => {
  for (const name of Object.keys(odd)) expect(problemsOf({ [name]: ' \n' })).toEqual([]);
});

test('everything that is wrong is told at once', () => {
  expect(problemsOf({ SITE_URL: 'x', CRON_SECRET: 'x', VERCEL: '1' })).toHaveLength(3);
});

test.each([
  'VERCEL',
  'NETLIFY',
  'AWS_LAMBDA_FUNCTION_NAME',
  'K_SERVICE',
  'FUNCTIONS_WORKER_RUNTIME',
])('a file is no store where %s shows a serverless host, a database is', (sign) => {
  expect(problemsOf({ [sign]: '1' })).toEqual([
    expect.stringContaining('DATABASE_URL must be set on a serverless host'),
  ]);
  expect(
    readEnvironment({ [sign]: '1', DATABASE_URL: 'postgres://db.example.com/site' }).isServerless,
  ).toBe(true);
});

test.each([
  ['CONSULTATION_WEBHOOK_URL', 'https://n8n.example/canary'],
  ['CONSULTATION_WEBHOOK_SECRET', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['ALERT_URL', 'https://chat.example/canary'],
  ['CALENDAR_URL', 'https://calendar.example/canary'],
  ['DATABASE_URL', 'postgres://db.example/canary'],
  ['CRON_SECRET', 'canary canary canary'],
])('%s may stand in a file, as containers hand it over', (name, value) => {
  const folder = aFolder();
  const file = join(folder, 'secret');
  writeFileSync(file, `${value}\n`);

  expect(readEnvironment({ [`${name}_FILE`]: file })).toEqual(readEnvironment({ [name]: value }));
  expect(problemsOf({ [`${name}_FILE`]: file, [name]: value })).toEqual([
    `${name}_FILE and ${name} are both set: keep one of them`,
  ]);
  // It would be read for ever, as a pipe would be.
  expect(problemsOf({ [`${name}_FILE`]: '/dev/zero' })).toEqual([
    `${name}_FILE names something that is no file`,
  ]);
  writeFileSync(file, '\n');
  expect(problemsOf({ [`${name}_FILE`]: file })).toEqual([
    `${name}_FILE names a file in which nothing stands`,
  ]);
  rmSync(folder, { recursive: true });
  expect(problemsOf({ [`${name}_FILE`]: file })).toEqual([
    `${name}_FILE names a file that cannot be read (ENOENT)`,
  ]);
});

function problemsOf(given: Record<string, string>) {
  try {
    readEnvironment(given);
    return [];
  } catch (failure) {
    return failure instanceof EnvironmentError ? failure.problems : [];
  }
}
