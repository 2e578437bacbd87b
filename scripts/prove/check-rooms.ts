import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Which rooms a room may import from, besides itself. ARCHITECTURE.md says why. */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  'src/app': 'src/features src/ui src/content src/styles src/assets src/trusted-origins.ts',
  'src/features': 'src/ui src/styles src/content src/domain src/assets',
  'src/ui': 'src/styles src/assets',
  'src/server': 'src/domain src/content src/headers.ts',
  'src/content': 'src/domain',
  'scripts/build':
    'src/trusted-origins.ts src/headers.ts src/content src/domain src/styles src/server',
  // The desk looks like the site, and is made of the same parts.
  'scripts/operate': 'scripts/build src/server src/domain src/ui src/styles src/content',
  'scripts/prove': 'scripts/operate scripts/build src/server src/domain',
};

/** What knows Next's output stands below the passes over a page, and enters none of them. */
const DOOR = { of: 'scripts/build/next-output/', to: 'scripts/build/finish/' };
const HANDLERS_MAY_ALSO_IMPORT = ['src/domain', 'src/server'];
const PACKAGES_OF_DOMAIN = ['zod', 'date-fns', '@date-fns', 'seedrandom'];
/** Nothing of these may ever be bundled for a browser. The rooms keep the rest of the server out of it. */
const SECRETS_PASS = [
  'src/server/environment.ts',
  'src/server/delivery/mail.ts',
  'src/server/delivery/webhook.ts',
  'src/server/outbox/open-outbox.ts',
];
const DRAWERS = /(^|\/)(utils?|lib|helpers?|types|hooks|common|misc)(\/|\.tsx?$)/;
/** In `npm run dev` a <style> stands before each styled element, and these count it; when built it stands in the head. */
const COUNTS_STYLES =
  /:(?:first|last|only)-child\b|:nth-(?:last-)?child\((?![^)]* of )|[\w\])*&] \+ [a-z*&.:[][^;(){}'"$]*\{/;
/** What Next, a build or an owner makes: a comment may name it, and the project has no such file. */
const MADE_LATER = /^(next-env\.d\.ts|error\.tsx|(outbox|desk|server)\.mjs|server\.js|site\.json)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*/g;
const FILE_NAME = /[\w.-]*\w\.(?:tsx?|mjs|js|json|md)\b/g;
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()'([^']+)'/g;

/** The complaints about one file, given by its path in the project (`src/ui/card.tsx`) and its text. */
export function complaintsAbout(file: string, source: string): string[] {
  const complaints = importsOf(source)
    .map((specifier) => complaintAboutImport(file, specifier))
    .filter((complaint) => complaint !== undefined);
  if (DRAWERS.test(file)) complaints.push('is a drawer: name the file after what it exports');
  if (/(^|\/)index\.tsx?$/.test(file)) complaints.push('is a barrel: import from the file itself');
  if (SECRETS_PASS.includes(file) && !source.startsWith("import 'server-only';"))
    complaints.push("must begin with import 'server-only'");
  if (/^src\/(app|features|ui|styles)\//.test(file) && COUNTS_STYLES.test(source))
    complaints.push(
      'selects by its place among siblings, between which npm run dev has a <style>: count one type with :first-of-type or :nth-of-type(2), and write ~ for +',
    );
  return complaints.map((complaint) => `${file} ${complaint}`);
}

/** The files that comments name and that are gone, of a project with these files. */
export function filesGone(source: string, files: readonly string[]) {
  const names = (source.match(COMMENT) ?? []).flatMap((comment) => comment.match(FILE_NAME) ?? []);
  const known = new Set(files.map((file) => basename(file)));
  return names.filter((name) => !known.has(name) && !MADE_LATER.test(name));
}

function importsOf(source: string) {
  return [...source.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
}

function complaintAboutImport(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  // Tests may enter every room, and nobody enters theirs.
  if (room === '__tests__') return undefined;
  const target = targetOf(file, specifier);

  if (target === undefined) {
    const isForeign = room === 'src/domain' && !PACKAGES_OF_DOMAIN.includes(packageOf(specifier));
    return isForeign ? `imports the package ${specifier}, but domain is pure` : undefined;
  }
  if (file.startsWith(DOOR.of) && target.startsWith(DOOR.to))
    return `imports ${target}, but the door to Next's output opens one way`;
  if (roomOf(target) === room) {
    const isOtherFeature = room === 'src/features' && featureOf(file) !== featureOf(target);
    return isOtherFeature ? `imports another feature, ${target}` : undefined;
  }
  return allowedFor(file).includes(roomOf(target))
    ? undefined
    : `imports ${target}, but ${room} may not import ${roomOf(target)}`;
}

function allowedFor(file: string): readonly string[] {
  const allowed = MAY_IMPORT[roomOf(file)]?.split(' ') ?? [];
  const isOnServer = /^src\/(app\/api\/|app\/call\/|app\/.*\broute\.ts$|instrumentation\.ts$)/.test(
    file,
  );
  return isOnServer ? [...allowed, ...HANDLERS_MAY_ALSO_IMPORT] : allowed;
}

/** Where in the project an import points to; nothing for a package. */
function targetOf(file: string, specifier: string) {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  return undefined;
}

function roomOf(file: string) {
  const [floor = '', room = ''] = file.split('/');
  return floor === '__tests__' ? floor : `${floor}/${room}`;
}

const featureOf = (file: string) => file.split('/')[2];
const packageOf = (specifier: string) => specifier.split('/')[0] ?? specifier;

function checkRooms() {
  const files = globSync('{src,scripts,__tests__}/**/*.{ts,tsx}');
  const nameable = [...files, ...globSync('{*,{docs,public,scripts,src}/**/*}.{md,json,js,mjs}')];
  const complaints = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const gone = filesGone(source, nameable).map((name) => `${file} names ${name}, which is gone`);
    return [...complaintsAbout(file, source), ...gone];
  });
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log(`${files.length} files keep the rules of their rooms`);
}

if (process.argv[1] === import.meta.filename) checkRooms();
