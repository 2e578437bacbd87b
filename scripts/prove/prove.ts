import buildIfStale from './real/build-if-stale.ts';
import { runSteps, type Step } from './run-steps.ts';

const node = (script: string, ...words: string[]) => ['node', `scripts/prove/${script}`, ...words];
const withStore = ['node', '--conditions=react-server'];

/** What `npm test` leaves out, because it takes long or wants a program that not everybody has. */
const proofs: Record<string, Step & { shows: string; quick?: true }> = {
  'own-words': {
    shows:
      'the tests pass on the site of an owner who has changed every word and all else that docs/making-it-yours.md names',
    ...{ command: node('own-words.ts'), alone: true, quick: true },
  },
  languages: {
    shows: 'every word lies in src/content: the whole site in German, and in Arabic',
    ...{ command: node('languages.ts'), alone: true },
  },
  parts: {
    shows: 'docs/making-it-yours.md, "Pages and parts": what works, and what is refused',
    ...{ command: ['playwright', 'test', '--config', '__tests__/pages-and-parts'] },
    ...{ alone: true, quick: true },
  },
  engines: {
    shows: 'the main ways in Firefox and WebKit, too, as far as they are installed',
    ...{ command: node('engines.ts'), alone: true, quick: true },
  },
  torture: {
    shows: 'no request is lost, none is done twice, in the figures of the promise: half an hour',
    ...{ command: [...withStore, 'scripts/prove/torture.ts'], alone: true },
  },
  calendar: {
    shows:
      'of a hundred who want one moment, one has it; what changes in a calendar shows in time: a quarter of an hour',
    ...{ command: [...withStore, 'scripts/prove/calendar.ts'], alone: true },
  },
  days: {
    shows: 'the tests hold on every day and in every zone: about an hour, wants faketime',
    ...{ command: node('days.ts'), alone: true },
  },
  rebuild: {
    shows: 'builds beside a running site, one refused and one whole, and nobody is refused',
    ...{ command: [...withStore, 'scripts/prove/rebuild.ts'], alone: true },
  },
  rates: {
    shows: 'what durability costs',
    ...{ command: [...withStore, 'scripts/prove/rates.ts'], alone: true },
  },
  vercel: {
    shows: 'what Vercel would serve, by its own builder',
    ...{ command: node('vercel.ts'), alone: true },
  },
  mail: {
    shows: 'requests in any script arrive by mail in a real mailbox; wants root and opensmtpd',
    ...{ command: node('mail.ts'), alone: true },
  },
  n8n: {
    shows: 'a real n8n acts on each lead once; wants n8n, or its path in N8N',
    ...{ command: node('n8n.ts'), alone: true },
  },
};

const [name = '', ...words] = process.argv.slice(2);
const one = proofs[name];
if (one) await prove({ [name]: { ...one, command: [...one.command, ...words] } });
else if (name === 'all') await prove(proofs);
else if (name === 'quick')
  await prove(Object.fromEntries(Object.entries(proofs).filter(([, { quick }]) => quick)));
else {
  console.log(
    'npm run prove -- NAME, and what that one understands; "quick" are own-words, parts and engines.\n',
  );
  for (const [each, { shows }] of Object.entries(proofs))
    console.log(`${each.padEnd(10)} ${shows}`);
  process.exitCode = name ? 2 : 0;
}

async function prove(chosen: Record<string, Step>) {
  buildIfStale();
  const failed = await runSteps(chosen);
  if (failed.length > 0) console.error(`\nNot shown: ${failed.join('; ')}.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
