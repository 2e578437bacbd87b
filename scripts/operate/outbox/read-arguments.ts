import { parseArgs } from 'node:util';
import { type RequestState, requestStates } from '#server/outbox/stored-request.ts';
import { type Asked, commands } from './commands.ts';

export const HELP = `What the site has received, and what became of it.

  npm run outbox -- list                 requests that are not delivered yet, newest first
  npm run outbox -- list --state parked  those in one state: ${requestStates.join(', ')}
  npm run outbox -- list --all           delivered ones too
  npm run outbox -- list --all WORD      those in which WORD stands somewhere
  npm run outbox -- show ID              everything about one request, as its visitor wrote it
  npm run outbox -- retry                all waiting and parked requests are due now
  npm run outbox -- retry ID             this one
  npm run outbox -- release ID           a request held as spam was none: deliver it
  npm run outbox -- release --all        all that are held because one network sent so many
  npm run outbox -- resend ID            a delivered request was lost by whoever took it: send it again
  npm run outbox -- resend --since DAY   all that were delivered since then
  npm run outbox -- discard ID           a held or parked request was nothing: remove it
  npm run outbox -- free ID              others are offered the time of its call again
  npm run outbox -- free --all           all calls of those who asked for more than two
  npm run outbox -- forget EMAIL         what would be erased of one person; with --yes, erases it
  npm run outbox -- export --csv         everything for a spreadsheet, as --output says
  npm run outbox -- purge                what would be forgotten; with --yes, forgets it
  npm run outbox -- backup FILE          all requests in one file that only you may read, of either store
  npm run outbox -- restore FILE         brings back what is in it and unknown here
  npm run outbox -- move                 brings along what is left in the store that was used before

  --json        for scripts: one JSON object a line (list, show, export)
  --output FILE instead of the terminal, a file that only you may read (list, show, export)
  --limit N     how many lines a list has at most (100)
  --since DAY   list, export: received since this day (UTC), such as 2026-11-20
  --undelivered forget: also what has not been delivered yet
  --days N      purge: delivered longer ago than this many days (PURGE_AFTER_DAYS, or 30)

Works while the site runs. Reads the same .env.local, DATA_DIR and DATABASE_URL as the site.
It ends with 0 when done, 1 when it could not be done, 2 when the question was not understood.`;

type Question = { command: Command; asked: Typed };

type Command = keyof typeof commands;

/** What is not typed is as the site has it. */
type Typed = Omit<Asked, 'days' | 'place' | 'left'> & { days?: number };

/** What the operator typed after `npm run outbox --`; throws a sentence where that makes no sense. */
export function readArguments(typed: readonly string[]): Question | 'help' {
  const { values, positionals } = parse(typed);
  const [command, given, ...rest] = positionals;
  if (values.help || (command === undefined && typed.length === 0)) return 'help';
  if (command === undefined || !isCommand(command))
    throw new Error(`There is no command "${command ?? ''}".`);
  if (rest.length > 0) throw new Error(`What is "${rest.join(' ')}"?`);
  const what = TAKES[command];
  if (given !== undefined && !what) throw new Error(`${command} takes no "${given}".`);
  if (given === undefined && what && !MAY_LACK_IT.includes(command))
    throw new Error(`${command} needs ${CALLED[what]}.`);
  if (['release', 'free'].includes(command) && (given === undefined) !== values.all)
    throw new Error(`${command} needs either the id of a request or --all.`);
  if (command === 'resend' && (given === undefined) !== (values.since !== undefined))
    throw new Error('resend needs either the id of a request or --since.');
  if (command === 'export' && !values.csv && !values.json)
    throw new Error('export needs --csv or --json.');

  return {
    command,
    asked: {
      ...NOTHING_GIVEN,
      ...(what && { [what]: given }),
      output: values.output,
      since: values.since === undefined ? undefined : dayNamed(values.since),
      states: statesAsked(command, values.state, values.all),
      format: values.json ? 'json' : values.csv ? 'csv' : 'table',
      limit: wholeNumber('limit', values.limit),
      undelivered: values.undelivered,
      isSure: values.yes,
      ...(values.days !== undefined && { days: wholeNumber('days', values.days) }),
    },
  };
}

/** What may stand behind a command, if anything. */
const TAKES: Partial<Record<Command, keyof typeof CALLED>> = {
  list: 'word',
  export: 'word',
  show: 'id',
  retry: 'id',
  release: 'id',
  resend: 'id',
  discard: 'id',
  free: 'id',
  forget: 'email',
  backup: 'file',
  restore: 'file',
};
const CALLED = {
  word: 'a word',
  id: 'the id of a request',
  email: 'an e-mail address',
  file: 'a file',
};
const NOTHING_GIVEN = { word: undefined, id: undefined, email: undefined, file: undefined };
const MAY_LACK_IT: readonly Command[] = ['list', 'export', 'retry', 'release', 'free', 'resend'];

function parse(typed: readonly string[]) {
  return parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
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
    },
  });
}

const isCommand = (word: string): word is Command => Object.hasOwn(commands, word);

function statesAsked(command: string, state: string | undefined, all: boolean) {
  if (state !== undefined) return state.split(',').map(stateNamed);
  if (all || command === 'export') return requestStates;
  return requestStates.filter((known) => known !== 'delivered');
}

function stateNamed(word: string): RequestState {
  const state = requestStates.find((known) => known === word);
  if (!state) throw new Error(`There is no state "${word}": ${requestStates.join(', ')}.`);
  return state;
}

function dayNamed(word: string) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(word) ? Date.parse(word) : Number.NaN;
  if (Number.isNaN(time)) throw new Error('--since needs a day, written like 2026-11-20.');
  return time;
}

function wholeNumber(name: string, text: string) {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} needs a whole number.`);
  return Number(text);
}
