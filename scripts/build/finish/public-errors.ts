import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildError, Complaint } from '../build-errors.ts';

/** The one hidden name that is meant for visitors, by RFC 8615. */
const WELL_KNOWN = join('public', '.well-known');

/** Decoded, it would be a slash or a line of its own, or is no text at all. */
const NO_ADDRESS = /[\\\p{Cc}\ufffd]/u;

/** What lies in `public` and is for nobody, or for nobody to get: all in there is sent to whoever asks. */
export const publicErrors = (folder = 'public', project = '.'): BuildError[] =>
  readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    const complaint = complaintAbout(entry, place) ?? aboutPage(entry, join(project, place));
    if (complaint) return [{ source: place.replace(/\p{Cc}/gu, '?'), ...complaint }];
    return entry.isDirectory() ? publicErrors(place, project) : [];
  });

function complaintAbout(entry: Dirent, place: string): Complaint | undefined {
  if (entry.isSymbolicLink())
    return {
      found: 'is a link, and whatever it leads to would be sent to everybody',
      instead: 'Put the files themselves there',
    };
  if (entry.name.startsWith('.') && place !== WELL_KNOWN)
    return {
      found: 'is hidden, and would be sent to everybody who asks for it',
      instead: 'Put it elsewhere: of hidden names only .well-known is meant for visitors',
    };
  if (!entry.isFile() && !entry.isDirectory())
    return { found: 'is no file', instead: 'Remove it, or put a file there' };
  if (NO_ADDRESS.test(entry.name))
    return {
      found: 'has a name that no address can hold',
      instead: 'Rename it, to letters, digits, dots and hyphens',
    };
  return undefined;
}

/** What a service wants to find there, to know whose site it is, has neither. */
const MORE_THAN_TEXT =
  /<(?:style|script|img|iframe|video|audio)\b|<link\b[^>]*rel=["']?(?:stylesheet|preload|icon)|\sstyle=/i;

function aboutPage(entry: Dirent, path: string): Complaint | undefined {
  if (!entry.isFile() || !/\.html?$/i.test(entry.name)) return undefined;
  return MORE_THAN_TEXT.test(readFileSync(path, 'utf8'))
    ? {
        found:
          'is a page of more than text, and a file is sent with a policy that lets it load and run nothing',
        instead: 'Make it a page in src/app',
      }
    : undefined;
}

/** Files in `public` at an address where something else answers. */
export const replacingErrors = (addresses: string[], answering: (string | undefined)[]) =>
  addresses
    .filter((address) => answering.includes(address))
    .map(
      (address): BuildError => ({
        source: join('public', address),
        found: `would be sent in place of what answers at ${address}`,
        instead: 'Rename or remove one of the two',
      }),
    );
