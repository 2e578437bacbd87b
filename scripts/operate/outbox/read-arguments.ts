import { parseArgs } from 'node:util';
import { requestState, requestStates } from '#server/outbox/stored-request.ts';
import { commands } from './commands.ts';

export const HELP = `Lists and manages the requests in the store.

  npm run outbox -- list                 list the newest 100 undelivered requests
  npm run outbox -- list --all WORD      list requests in all states; with WORD, those that contain it
  npm run outbox -- show ID              show one request with the visitor's words
  npm run outbox -- retry                retry all pending and parked requests; with ID, that one
  npm run outbox -- release ID           deliver a request that was held as spam
  npm run outbox -- release --all        deliver all requests that were held over a network's quota
  npm run outbox -- resend ID            send a delivered request again
  npm run outbox -- resend --since DAY   send all requests delivered since that day again
  npm run outbox -- discard ID           delete a held or parked request
  npm run outbox -- free ID              offer the time of its call to others
  npm run outbox -- forget EMAIL         count the requests of one person; with --yes, erase their words
  npm run outbox -- export               print all requests as CSV; with WORD, those that contain it
  npm run outbox -- purge                count old delivered requests; with --yes, erase their words
  npm run outbox -- backup FILE          write a snapshot of the store, SQLite or PostgreSQL, to one file
  npm run outbox -- restore FILE         add missing requests from a backup, or from an outbox.db with its log

  --output FILE write to a file with mode 0600 (list, show, export)
  --state STATE one of ${requestStates.join(', ')}, or several with commas between (list, export)
  --since DAY   received since this day in UTC, such as 2026-11-20 (list, export)
  --undelivered include undelivered requests (forget)

purge erases what was delivered more than PURGE_AFTER_DAYS ago (30 unless set).
Commands work while the site runs, with the same .env.local, DATA_DIR and DATABASE_URL.
Exit codes: 0 done, 1 failed, 2 invalid arguments.`;

const UNDELIVERED = ['pending', 'held', 'parked'] as const;

export function readArguments(typed: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...typed], allowPositionals: true, options });
  const [command = '', target, ...rest] = positionals;
  if (!isCommand(command))
    throw new Error(command ? `There is no command "${command}".` : 'A command is missing.');
  if (rest.length > 0) throw new Error(`There is one argument too many: "${rest.join(' ')}".`);
  if (!isComplete(command, target, values)) throw new Error(`"${command}" needs other arguments.`);
  return { command, given: argumentsFrom(target, values, command === 'export') };
}

export type Arguments = ReturnType<typeof argumentsFrom>;

function argumentsFrom(target: string | undefined, values: Values, isExport: boolean) {
  const { since, state, all } = values;
  const usual = all || isExport ? undefined : UNDELIVERED;
  const named = { id: target, word: target, person: target, file: target };
  return {
    ...values,
    ...named,
    since: since === undefined ? undefined : dayNamed(since),
    states: state === undefined ? usual : state.split(',').map(stateNamed),
    isSure: values.yes,
  };
}

function isComplete(command: string, target: string | undefined, values: Record<string, unknown>) {
  if (Object.entries(options).some(([name, { by }]) => values[name] && !by.includes(command)))
    return false;
  const hasTarget = target !== undefined;
  if (['list', 'retry', 'export'].includes(command)) return true;
  if (command === 'purge') return !hasTarget;
  if (command === 'release') return hasTarget !== values['all'];
  if (command === 'resend') return hasTarget !== (values['since'] !== undefined);
  return hasTarget;
}

const flag = (...by: string[]) => ({ type: 'boolean', default: false, by }) as const;
const text = (...by: string[]) => ({ type: 'string', by }) as const;
const options = {
  all: flag('list', 'release'),
  output: text('list', 'show', 'export'),
  since: text('list', 'export', 'resend'),
  state: text('list', 'export'),
  undelivered: flag('forget'),
  yes: flag('forget', 'purge'),
};

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word);

function stateNamed(word: string) {
  const { data: state } = requestState.safeParse(word);
  if (!state) throw new Error(`There is no state "${word}": ${requestStates.join(', ')}.`);
  return state;
}

function dayNamed(word: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(word) ? Date.parse(word) : Number.NaN;
  if (Number.isNaN(time)) throw new Error('--since needs a day, such as 2026-11-20.');
  return time;
}
