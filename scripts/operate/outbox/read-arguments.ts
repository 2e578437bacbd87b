import { parseArgs } from 'node:util';
import { z } from 'zod';
import { requestState, requestStates } from '#server/outbox/stored-request.ts';
import { type Asked, commands } from './commands.ts';

export const HELP = `What the site has received, and what became of it.

  npm run outbox -- list                 requests that are not delivered yet, newest first
  npm run outbox -- list --state parked  those in one state: ${requestStates.join(', ')}
  npm run outbox -- list --all WORD      delivered ones too; with a WORD those in which it stands
  npm run outbox -- show ID              everything about one request, as its visitor wrote it
  npm run outbox -- retry                all waiting and parked requests are due now; with an ID, that one
  npm run outbox -- release ID           a request held as spam was none: deliver it
  npm run outbox -- release --all        all that are held because one network sent so many
  npm run outbox -- resend ID            a delivered request was lost by its receiver: send it again
  npm run outbox -- resend --since DAY   all that were delivered since then
  npm run outbox -- discard ID           a held or parked request was nothing: remove it
  npm run outbox -- free ID              others are offered the time of its call again
  npm run outbox -- forget EMAIL         what would be erased of one person; with --yes, erases it
  npm run outbox -- export --csv         everything for a spreadsheet, as --output says
  npm run outbox -- export --json WORD   one JSON object a line, of those in which WORD stands
  npm run outbox -- purge                what would be erased; with --yes, erases it
  npm run outbox -- backup FILE          all requests in one file that only you may read, of either store
  npm run outbox -- restore FILE         brings what is in it and unknown here: a backup, or an outbox.db with its log

  --json        for scripts: one JSON object a line (list, show, export)
  --output FILE instead of the terminal, a file that only you may read (list, show, export)
  --limit N     how many lines a list has at most (100)
  --since DAY   list, export: received since this day (UTC), such as 2026-11-20
  --undelivered forget: also what has not been delivered yet
  --days N      purge: delivered longer ago than this many days (PURGE_AFTER_DAYS, or 30)

Works while the site runs. Reads the same .env.local, DATA_DIR and DATABASE_URL as the site.
It ends with 0 when done, 1 when it could not be done, 2 when the question was not understood.`;

type Command = keyof typeof commands;

type Typed = Omit<Asked, 'days' | 'place'> & { days?: number };

/** Throws a sentence for arguments that make no sense. */
export function readArguments(typed: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...typed], allowPositionals: true, options });
  const [command = '', given, ...rest] = positionals;
  if (!isCommand(command))
    throw new Error(command ? `There is no command "${command}".` : 'Which command?');
  if (rest.length > 0) throw new Error(`What is "${rest.join(' ')}"?`);
  if (!isComplete(command, given, values)) throw new Error(`"${command}" is not used like that.`);

  const { since, days, limit } = values;
  const asked: Typed = {
    id: given,
    word: given,
    person: given,
    file: given,
    output: values.output,
    since: since === undefined ? undefined : dayNamed(since),
    states: statesAsked(command, values.state, values.all),
    format: values.json ? 'json' : values.csv ? 'csv' : 'table',
    limit: wholeNumber('limit', limit),
    undelivered: values.undelivered,
    isSure: values.yes,
    ...(days !== undefined && { days: wholeNumber('days', days) }),
  };
  return { command, asked };
}

function isComplete(
  command: Command,
  given: string | undefined,
  { csv, json, all, since }: Values,
) {
  const isOneGiven = given !== undefined;
  if (command === 'list' || command === 'retry') return true;
  if (command === 'export') return csv || json;
  if (command === 'purge') return !isOneGiven;
  if (command === 'release') return isOneGiven !== all;
  if (command === 'resend') return isOneGiven !== (since !== undefined);
  return isOneGiven;
}

const options = {
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  undelivered: { type: 'boolean', default: false },
  output: { type: 'string' },
  since: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string', default: '100' },
  days: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const isCommand = (word: string): word is Command => Object.hasOwn(commands, word);

function statesAsked(command: string, state: string | undefined, all: boolean) {
  if (state !== undefined) return state.split(',').map(stateNamed);
  if (all || command === 'export') return requestStates;
  return requestStates.filter((known) => known !== 'delivered');
}

function stateNamed(word: string) {
  const { data: state } = requestState.safeParse(word);
  if (!state) throw new Error(`There is no state "${word}": ${requestStates.join(', ')}.`);
  return state;
}

function dayNamed(word: string) {
  const { data: day } = z.iso.date().safeParse(word);
  if (!day) throw new Error('--since needs a day, written like 2026-11-20.');
  return Date.parse(day);
}

function wholeNumber(name: string, text: string) {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} needs a whole number.`);
  return Number(text);
}
