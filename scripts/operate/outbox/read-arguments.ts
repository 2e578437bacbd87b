import { parseArgs } from 'node:util';
import { z } from 'zod';
import { requestState, requestStates } from '#server/outbox/stored-request.ts';
import { type Asked, commands } from './commands.ts';

export const HELP = `Lists and manages the requests in the store.

  npm run outbox -- list                 list undelivered requests, newest first
  npm run outbox -- list --state parked  list one state: ${requestStates.join(', ')}
  npm run outbox -- list --all WORD      list all requests; with WORD, those that contain it
  npm run outbox -- show ID              show one request with the visitor's words
  npm run outbox -- retry                retry all waiting and parked requests; with ID, that one
  npm run outbox -- release ID           deliver a request that was held as spam
  npm run outbox -- release --all        deliver all requests that were held over a network's quota
  npm run outbox -- resend ID            send a delivered request again
  npm run outbox -- resend --since DAY   send all requests delivered since that day again
  npm run outbox -- discard ID           delete a held or parked request
  npm run outbox -- free ID              offer the time of its call to others
  npm run outbox -- forget EMAIL         report what one person wrote; with --yes, erase it
  npm run outbox -- export --csv         export all requests for a spreadsheet
  npm run outbox -- export --json WORD   export JSON lines; with WORD, requests that contain it
  npm run outbox -- purge                report old delivered requests; with --yes, erase their words
  npm run outbox -- backup FILE          write a snapshot of either store to one file
  npm run outbox -- restore FILE         add unknown requests from a backup, or from an outbox.db with its log

  --json        JSON lines for scripts (list, show, export)
  --output FILE write to a file with mode 0600 (list, show, export)
  --limit N     list at most N requests (100)
  --since DAY   received since this day in UTC, such as 2026-11-20 (list, export)
  --undelivered include undelivered requests (forget)
  --days N      delivered more than N days ago (purge; PURGE_AFTER_DAYS, or 30)

Commands work while the site runs, with the same .env.local, DATA_DIR and DATABASE_URL.
Exit codes: 0 done, 1 failed, 2 invalid arguments.`;

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
