import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/** What an owner makes theirs. As long as each is as it was delivered, the site is the starter still. */
const THEIRS = [
  'src/{assets,content,styles}/**',
  'src/app/**/page.tsx',
  'src/app/layout.tsx',
  'src/domain/{booked-slots,call-hours,consultation-fields}.ts',
  'src/features/site-frame/brand-mark.tsx',
  'src/trusted-origins.ts',
  'public/**',
];
const DELIVERED = '__tests__/first-words/starter.sha256';

/**
 * What is no longer as it was delivered; all of it where `__tests__/first-words` was deleted. What holds the starter (its
 * words, figures and look, and that changed copies of it work) asks here, runs only where the answer is nothing, and so is
 * never red for what an owner has changed.
 */
export function whatIsTheirs(): string[] {
  const delivered = existsSync(DELIVERED) ? readFileSync(DELIVERED, 'utf8').split('\n') : [];
  const here = sums();
  const differing = [...here, ...delivered.filter(Boolean)].filter(
    (line) => !(here.includes(line) && delivered.includes(line)),
  );
  return [...new Set(differing.map(fileOf))].sort();
}

/** For whoever changes the starter itself: what lies here is what is delivered from now on. */
export const deliverWhatIsHere = () => writeFileSync(DELIVERED, `${sums().join('\n')}\n`);

/** The tests of the starter, as patterns of a path, where it is not the starter any more. */
export const leftOut = whatIsTheirs().length > 0 ? ['/first-words/'] : [];

function sums() {
  const files = globSync(THEIRS).filter((file) => statSync(file).isFile());
  return files
    .sort()
    .map((file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${file}`);
}

function fileOf(line: string) {
  return line.slice(line.indexOf('  ') + 2);
}
