import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** ARCHITECTURE.md explains these boundaries. */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  'src/app': 'src/features src/ui src/content src/styles src/assets src/trusted-origins.ts',
  'src/features': 'src/ui src/styles src/content src/domain src/assets',
  'src/ui': 'src/styles src/assets',
  'src/server': 'src/domain src/content src/headers.ts',
  'src/content': 'src/domain',
  'scripts/build':
    'src/trusted-origins.ts src/headers.ts src/content src/domain src/styles src/server',
  // The desk uses the site's components.
  'scripts/operate': 'scripts/build src/server src/domain src/ui src/styles src/content',
  'scripts/prove': 'scripts/operate scripts/build src/server src/domain',
};
const ON_SERVER = /^src\/(app\/api\/|app\/call\/|app\/.*\broute\.ts$|instrumentation\.ts$)/;
const PACKAGES_OF_DOMAIN = ['zod', 'date-fns', '@date-fns', 'seedrandom'];
const DRAWERS = /(^|\/)(utils?|lib|helpers?|types|hooks|common|misc)(\/|\.tsx?$)/;
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()'([^']+)'/g;

export function complaintsAbout(files: Readonly<Record<string, string>>): string[] {
  const complaints: string[] = [];
  const imports = new Set<string>();
  for (const [file, source] of Object.entries(files)) {
    if (DRAWERS.test(file)) complaints.push(`${file} is a drawer: name it after what it exports`);
    if (/(^|\/)index\.tsx?$/.test(file)) complaints.push(`${file} is a barrel`);
    // Tests may import everything.
    if (file.startsWith('__tests__/')) continue;
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const target = targetOf(file, specifier);
      if (!mayImport(file, target ?? specifier, target === undefined))
        complaints.push(`${file} may not import ${specifier}`);
      if (target) imports.add(`${dirname(file)} ${dirname(target)}`);
    }
  }
  for (const pair of imports) {
    const [from = '', to = ''] = pair.split(' ');
    if (from < to && !isWithin(from, to) && imports.has(`${to} ${from}`))
      complaints.push(`${from} and ${to} import each other`);
  }
  return complaints;
}

function mayImport(file: string, target: string, isPackage: boolean) {
  const room = roomOf(file);
  if (isPackage)
    return room !== 'src/domain' || PACKAGES_OF_DOMAIN.includes(target.split('/')[0] ?? '');
  // Knowledge of Next's output must not depend on the passes over a page.
  if (file.startsWith('scripts/build/next-output/')) return !target.includes('build/finish/');
  const [own, other] = [roomOf(file), roomOf(target)];
  if (own === other) return own !== 'src/features' || dirOf(file, 3) === dirOf(target, 3);
  const handlers = ON_SERVER.test(file) ? ['src/domain', 'src/server'] : [];
  return [...(MAY_IMPORT[own]?.split(' ') ?? []), ...handlers].includes(other);
}

/** Undefined for a package. */
function targetOf(file: string, specifier: string) {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
}

const isWithin = (one: string, other: string) => `${other}/`.startsWith(`${one}/`);
const dirOf = (file: string, depth: number) => file.split('/').slice(0, depth).join('/');
const roomOf = (file: string) => dirOf(file, 2);

if (process.argv[1] === import.meta.filename) {
  const files = globSync('{src,scripts,__tests__}/**/*.{ts,tsx}');
  const complaints = complaintsAbout(
    Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
  );
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
