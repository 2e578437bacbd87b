import { parseArgs } from 'node:util';
import { z } from 'zod';
import { englishOperatorWords } from '#content/operator-words.ts';
import type { Form, Option } from '#server/desk/actions.ts';
import { deliveryState } from '#server/requests/stored-request.ts';
import { commands } from './commands.ts';

const SHOWN: Readonly<Record<Option, string>> = {
  all: '--all',
  since: '--since DAY',
  state: '--state STATE',
  yes: '--yes',
};

const usageOf = (forms: readonly Form[]) =>
  forms
    .map(({ target, needs, mayHave = [] }) =>
      [target, needs && SHOWN[needs], ...mayHave.map((option) => `[${SHOWN[option]}]`)]
        .filter(Boolean)
        .join(' '),
    )
    .join(' | ');

export const HELP = `Lists and manages the requests in the store.

${Object.entries(commands)
  .map(([name, [forms, does]]) => `  npm run outbox -- ${name} ${usageOf(forms)}\n      ${does}`)
  .join('\n')}

STATE is one of ${deliveryState.options.join(', ')}, or several with commas between.
The desk says "held back" for held, "refused" for parked and "waiting" for pending.
DAY is in UTC, such as 2026-11-20. Without --yes, forget lists what it would erase.
Only the desk discards requests.
Commands work while the site runs, with the same .env.local, DATA_DIR and DATABASE_URL.
Exit codes: 0 done, 1 failed, 2 invalid arguments.`;

const UNDELIVERED = ['pending', 'held', 'parked'] as const;
const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const options = { all: flag, since: text, state: text, yes: flag } satisfies Record<
  Option,
  unknown
>;

export function readArguments(typed: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...typed], allowPositionals: true, options });
  const [name = '', target, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) && commands[name];
  if (!command) throw new Error(name ? `There is no command "${name}".` : 'A command is missing.');
  if (rest.length > 0) throw new Error(`There is one argument too many: "${rest.join(' ')}".`);
  const given = Object.entries(values).flatMap(([option, value]) => (value ? [option] : []));
  const [forms, , run] = command;
  if (!forms.some((form) => isMetBy(form, target, given)))
    throw new Error(`"${name}" needs other arguments: ${usageOf(forms)}.`);

  const { all, since, state, yes: isSure } = values;
  const defaultStates = all ? undefined : UNDELIVERED;
  const states = state === undefined ? defaultStates : state.split(',').map(stateNamed);
  const day = since === undefined ? undefined : dayNamed(since);
  return { run, given: { target, states, since: day, isSure, words: englishOperatorWords } };
}

function isMetBy({ target: wanted, needs, mayHave = [] }: Form, target = '', given: string[]) {
  const isTargetMet = wanted ? target || wanted.startsWith('[') : !target;
  const known: readonly string[] = needs ? [needs, ...mayHave] : mayHave;
  return (
    isTargetMet && (!needs || given.includes(needs)) && given.every((it) => known.includes(it))
  );
}

function stateNamed(word: string) {
  const { data: state } = deliveryState.safeParse(word);
  if (!state) throw new Error(`There is no state "${word}": ${deliveryState.options.join(', ')}.`);
  return state;
}

function dayNamed(word: string) {
  const { success: isDay } = z.iso.date().safeParse(word);
  if (!isDay) throw new Error('--since needs a day, such as 2026-11-20.');
  return Date.parse(word);
}
