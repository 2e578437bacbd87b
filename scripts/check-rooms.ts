import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which rooms of `src` a room may import from, besides itself. ARCHITECTURE.md says why. */
const MAY_IMPORT = {
  app: ['features', 'ui', 'content', 'styles'],
  features: ['ui', 'styles', 'content', 'domain'],
  ui: ['styles'],
  server: ['domain'],
  domain: [],
  content: [],
  styles: [],
} as const satisfies Record<string, readonly string[]>;

const ROUTE_HANDLERS_MAY_ALSO_IMPORT = ['domain', 'server'];
const PACKAGES_OF_DOMAIN = ['zod', 'date-fns', 'seedrandom'];
const DRAWERS = /(^|\/)(utils?|lib|helpers?|types|hooks|common|misc)(\/|\.tsx?$)/;
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()'([^']+)'/g;

/** The complaints about one file of `src`, given by its path there (`ui/card.tsx`) and its text. */
export function complaintsAbout(file: string, source: string): string[] {
  const complaints = [...importsOf(source)]
    .map((specifier) => complaintAboutImport(file, specifier))
    .filter((complaint) => complaint !== undefined);
  if (DRAWERS.test(file)) complaints.push('is a drawer: name the file after what it exports');
  if (/(^|\/)index\.tsx?$/.test(file)) complaints.push('is a barrel: import from the file itself');
  if (file.startsWith('server/') && !source.startsWith("import 'server-only';"))
    complaints.push("must begin with import 'server-only'");
  return complaints.map((complaint) => `src/${file} ${complaint}`);
}

function importsOf(source: string) {
  return [...source.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
}

function complaintAboutImport(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  const target = targetOf(file, specifier);

  if (target === undefined) {
    const isForeign = room === 'domain' && !PACKAGES_OF_DOMAIN.includes(packageOf(specifier));
    return isForeign ? `imports the package ${specifier}, but domain is pure` : undefined;
  }
  if (roomOf(target) === room) {
    const isOtherFeature = room === 'features' && featureOf(file) !== featureOf(target);
    return isOtherFeature ? `imports another feature, ${target}` : undefined;
  }
  return allowedFor(file).includes(roomOf(target))
    ? undefined
    : `imports ${target}, but ${room} may not import ${roomOf(target)}`;
}

function allowedFor(file: string): readonly string[] {
  const allowed: readonly string[] = MAY_IMPORT[roomOf(file) as keyof typeof MAY_IMPORT] ?? [];
  const isHandler = /^app\/.*\broute\.ts$/.test(file) || file === 'instrumentation.ts';
  return isHandler ? [...allowed, ...ROUTE_HANDLERS_MAY_ALSO_IMPORT] : allowed;
}

/** Where in `src` an import points to; nothing for a package. */
function targetOf(file: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  return undefined;
}

const roomOf = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => file.split('/')[1];
const packageOf = (specifier: string) => specifier.split('/')[0] ?? specifier;

function checkRooms(src: string) {
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  const complaints = files.flatMap((file) =>
    complaintsAbout(file, readFileSync(join(src, file), 'utf8')),
  );
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log(`${files.length} files keep the rules of their rooms`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  checkRooms(join(relative(process.cwd(), dirname(import.meta.dirname)), 'src'));
