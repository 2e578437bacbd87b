import { spawn } from 'node:child_process';
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { fieldLimits } from '#domain/consultation-fields.ts';
import { isExecutable } from './find-program.ts';
import { freePort } from './real/listen.ts';
import { startSite } from './real/running-site.ts';
import { until } from './real/until.ts';
import { newForm, postForm } from './torture/post-form.ts';
import { seededRandom } from './torture/seeded-random.ts';

const PATIENCE_MS = 60_000;
const random = seededRandom('mail');

const full = (field: keyof typeof fieldLimits, letters: string) =>
  letters.repeat(fieldLimits[field]).slice(0, fieldLimits[field]);

/** What a mail has to carry: letters of other scripts, from right to left, and as many as the form takes. */
const leads = [
  { name: 'Zoë Müller', description: 'Größe, Übermaß & Straße' },
  { name: 'שלום عربي', description: 'مرحبا، نريد موقعًا جديدًا. שלום עולם' },
  {
    name: full('name', '山田 太郎'),
    company: full('company', 'שלום'),
    phone: full('phone', '٠١٢'),
    website: full('website', 'ä'),
    description: full('description', 'ä日ש '),
  },
  { name: 'x'.repeat(100), description: `${'0123456789'.repeat(299)}\n.\n..` },
];

/** OpenSMTPD takes what the built site sends and puts it into a mailbox, which is read back. */
async function sendThroughOpenSmtpd(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'smtpd-'));
  const mailbox = join(folder, 'mail');
  mkdirSync(mailbox);
  for (const each of [folder, mailbox]) chmodSync(each, 0o777);
  const port = await freePort();
  const configuration = join(folder, 'smtpd.conf');
  writeFileSync(
    configuration,
    `table users { "nobody" = "65534:65534:${mailbox}" }
table boxes { "@" = "nobody" }
listen on 127.0.0.1 port ${port}
action "box" maildir "${mailbox}" userbase <users> virtual <boxes>
match from any for any action "box"
`,
  );
  const server = spawn(program, ['-d', '-f', configuration], { stdio: 'ignore' });
  const site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@agency.example',
    MAIL_TO: 'ann@agency.example',
  });
  try {
    for (const lead of leads) await post(site.url, lead);
    await until(() => mailsIn(mailbox).length >= leads.length, PATIENCE_MS, 'not all arrived');
    const read = mailsIn(mailbox).map((file) => PostalMime.parse(readFileSync(file)));
    const texts = (await Promise.all(read)).map(({ text = '' }) => text);
    for (const lead of leads)
      if (!texts.some((text) => Object.values(lead).every((typed) => text.includes(typed))))
        throw new Error(`The lead of ${lead.name} did not arrive as it was.`);
    console.log(`${texts.length} leads were read back from the mailbox as they were posted`);
  } finally {
    await site.remove();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function post(url: string, lead: object) {
  const form = newForm(random);
  const status = await postForm(url, {
    ...form,
    body: JSON.stringify({ ...JSON.parse(form.body), ...lead }),
  });
  if (status !== 200) throw new Error(`The site answered ${status} to a lead.`);
}

const mailsIn = (mailbox: string) => globSync(join(mailbox, '**/new/*'));

const program = ['/usr/sbin/smtpd', '/usr/local/sbin/smtpd'].find(isExecutable);
if (!program || process.getuid?.() !== 0) {
  console.error('It wants root and OpenSMTPD: apt-get install opensmtpd');
  process.exitCode = 1;
} else await sendThroughOpenSmtpd(program);
