import { basename, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import nextEnv from '@next/env';
import { isOneSlip } from '#domain/is-one-slip.ts';
import { variables } from '#server/configuration/environment-variables.ts';

export function loadSiteEnvironment() {
  const log = { ...console, error: refuseUnreadable };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, log);
  if (!process.env['DATA_DIR_FILE']) process.env['DATA_DIR'] ||= resolve('data');
  const file = loadedEnvFiles.find(({ path }) => path === '.env.local');
  const inFile = Object.keys(parseEnv(file?.contents ?? ''));
  const names = new Set([...inFile, ...Object.keys(process.env).filter(isOneSlipAway)]);
  return [...names].filter((name) => !isRead(name)).map(unknownNameSentence);
}

/** Next logs an unreadable file and goes on, with another store or no webhook. */
function refuseUnreadable(failed: string, { message, path }: NodeJS.ErrnoException) {
  const name = path && basename(path);
  console.error(
    name
      ? `The user who starts this cannot read ${name}. ` +
          `Make that user the owner: chown ${process.getuid?.()} ${name}`
      : `${failed} (${message}). ` +
          'Two of its values refer to each other, such as A=$B and B=$A: write \\$ for a $.',
  );
  process.exit(1);
}

const known = Object.keys(variables.shape).flatMap((name) => [name, `${name}_FILE`]);

/** The build writes `NEXT_PUBLIC_` values into the owner's own components. */
const isRead = (name: string) => known.includes(name) || name.startsWith('NEXT_PUBLIC_');

const isOneSlipAway = (name: string) => known.some((knownName) => isOneSlip(name, knownName));

function unknownNameSentence(name: string) {
  const upper = name.toUpperCase();
  const nearest =
    known.find((knownName) => isOneSlip(upper, knownName)) ??
    known.find((knownName) => knownName.includes(upper));
  const hint = nearest ? `. The nearest name is ${nearest}` : '';
  return `The site as delivered does not read ${name}, which is set${hint}`;
}
