import { connect } from 'node:net';
import { type Administrator, administratorOf } from './debian/administrator.ts';
import { type Command, commandsOf } from './debian/commands.ts';
import { figures } from './debian/figures.ts';
import { bootDebian } from './debian/machine.ts';
import { sentences } from './debian/sentences.ts';
import { situations } from './debian/situations.ts';

/**
 * Follows the manual in a fresh Debian: runs each command of the two pages for operators as it stands there, looks whether
 * it does what the sentence beside it says, and then brings the site into each wrong situation that the doctor tells.
 */
const PAGES = ['docs/going-live.md', 'docs/operating.md'];
const IN_A_CONTAINER = /container|docker/;
const PORTS = [80, 443, 3000];

const broken: string[] = [];
const manual = PAGES.flatMap(commandsOf);
const [elsewhere, here] = [
  manual.filter(isOfContainers),
  manual.filter((each) => !isOfContainers(each)),
];

if (process.getuid?.() !== 0)
  throw new Error('Only root may boot a machine: sudo npm run prove -- debian');
for (const port of PORTS)
  if (await isTaken(port))
    throw new Error(`Somebody listens at port ${port}, which the machine wants.`);

await using afterwards = new AsyncDisposableStack();
const machine = await bootDebian();
afterwards.defer(machine.remove);
const administrator = await administratorOf(machine);
afterwards.defer(administrator.close);

for (const { text } of here) await follow(text, administrator);
for (const [name, shown] of Object.entries(figures)) await show(name, () => shown(administrator));
for (const [name, situation] of Object.entries(situations))
  await show(`doctor: ${name}`, () => administrator.diagnose(situation));

console.log(`\n${here.length} commands followed. Of containers, and so not run here:`);
for (const { text } of elsewhere) console.log(`  ${text}`);
if (broken.length > 0) console.error(`\nNot as the manual says: ${broken.join('; ')}.`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function follow(text: string, administrator: Administrator) {
  const sentence = sentences[text.split('\n')[0] ?? ''];
  await show(`$ ${text}`, async () => {
    if (!sentence) return { isSo: false, words: 'Nobody has said here what it must do.' };
    return sentence(administrator, text);
  });
}

async function show(name: string, look: () => Promise<{ isSo: boolean; words: string }>) {
  const begin = performance.now();
  const { isSo, words } = await look().catch((failure) => ({ isSo: false, words: `${failure}` }));
  if (!isSo) broken.push(name);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${isSo ? 'right' : 'WRONG'}  ${name}   (${seconds} s)`);
  for (const line of words
    .trim()
    .split('\n')
    .slice(isSo ? -3 : -20))
    console.log(`         ${line}`);
}

function isOfContainers({ under, text }: Command) {
  return IN_A_CONTAINER.test(under) || IN_A_CONTAINER.test(text);
}

function isTaken(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('close', () => socket.destroy());
  });
}
