import { parseArgs } from 'node:util';
import { type RequestState, requestStates } from '#server/outbox/stored-request.ts';
import { type Asked, commands } from './commands.ts';

/** How each command is used, and what it does then. What stands in capitals is the operator's. */
const USES = [
  ['list', 'requests that are not delivered yet, newest first'],
  ['list --state parked', `those in one state: ${requestStates.join(', ')}`],
  ['list --all', 'delivered ones too'],
  ['list --all WORD', 'those in which WORD stands somewhere'],
  ['show ID', 'everything about one request, as its visitor wrote it'],
  ['retry', 'all waiting and parked requests are due now'],
  ['retry ID', 'this one'],
  ['release ID', 'a request held as spam was none: deliver it'],
  ['release --all', 'all that are held because one network sent so many'],
  ['resend ID', 'a delivered request was lost by whoever took it: send it again'],
  ['resend --since DAY', 'all that were delivered since then'],
  ['discard ID', 'a held or parked request was nothing: remove it'],
  ['free ID', 'others are offered the time of its call again'],
  ['free --all', 'all calls of those who asked for more than two'],
  ['forget EMAIL', 'what would be erased of one person; with --yes, erases it'],
  ['export --csv', 'everything for a spreadsheet, as --output says'],
  ['export --json WORD', 'one JSON object a line, of those in which WORD stands'],
  ['purge', 'what would be forgotten; with --yes, forgets it'],
  ['backup FILE', 'all requests in one file that only you may read, of either store'],
  ['restore FILE', 'brings back what is in it and unknown here'],
  ['move', 'brings along what is left in the store that was used before'],
] as const;

export const HELP = `What the site has received, and what became of it.

${USES.map(([use, does]) => `  npm run outbox -- ${use.padEnd(21)}${does}`).join('\n')}

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
  const uses = USES.filter(([use]) => use.split(' ')[0] === command).map(([use]) => use);
  if (!uses.some((use) => fits(use, given, values)))
    throw new Error(`It is used so: ${uses.join(', or ')}.`);
  const what = uses.flatMap((use) => TAKES[use.split(' ').at(-1) ?? ''] ?? [])[0];

  return {
    command,
    asked: {
      word: undefined,
      id: undefined,
      email: undefined,
      file: undefined,
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

/** What stands behind a command, by its word in capitals. */
const TAKES: Record<string, 'word' | 'id' | 'email' | 'file'> = {
  WORD: 'word',
  ID: 'id',
  EMAIL: 'email',
  FILE: 'file',
};

/** A word narrows, and may stand anywhere or not at all; anything else is there just where the use has it. */
function fits(use: string, given: string | undefined, { csv, json, all, since }: Values) {
  const words = use.split(' ');
  const takes = TAKES[words.at(-1) ?? ''];
  if (['list', 'export'].includes(words[0] ?? '')) return words[0] === 'list' || csv || json;
  if ((takes === undefined) !== (given === undefined)) return false;
  return words.includes('--all') === all && words.includes('--since') === (since !== undefined);
}

type Values = ReturnType<typeof parse>['values'];

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
