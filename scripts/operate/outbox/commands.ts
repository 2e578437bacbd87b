import { englishOperatorWords, type OperatorWords } from '#content/operator-words.ts';
import { callStateOf, isStanding } from '#domain/call-state.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import {
  type Action,
  actions,
  type Form,
  findWrittenBy,
  nothingWrittenBy,
  requireRequest,
} from '#server/desk/actions.ts';
import { onOneLine } from '#server/desk/on-one-line.ts';
import { weeksAsCsv } from '#server/desk/read-weeks.ts';
import {
  deliveryFactsOf,
  momentInAgencyZone,
  nextTryInWords,
  remarkOn,
} from '#server/desk/request-in-words.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { DeliveryState, StoredRequest } from '#server/requests/stored-request.ts';
import type { NoteProgress } from '#server/store/short-transactions.ts';
import type { StorePlace } from '#server/store/store-place.ts';
import { backup, restore } from './backup.ts';
import { exportRequests } from './export-requests.ts';

type CommandArguments = {
  target: string | undefined;
  place: StorePlace;
  states: readonly DeliveryState[] | undefined;
  since: number | undefined;
  isSure: boolean;
  words: OperatorWords;
  noteProgress?: NoteProgress | undefined;
};

type Run = (requests: Requests, given: CommandArguments) => AsyncIterable<string>;

type Command = readonly [forms: readonly Form[], does: string, run: Run];

export const commands: Readonly<Record<string, Command>> = {
  list: [
    [{ target: '[WORD]', mayHave: ['all', 'state'] }],
    'list the newest 100 undelivered requests; --all: in all states; WORD: those that contain it',
    list,
  ],
  show: [[{ target: 'ID' }], 'show one request with its form values', show],
  ...commandsOfActions({ forget }),
  weeks: [[{}], 'print how many requests came, from where and when, as CSV', weeks],
  export: [[{}], 'print all requests as CSV', exportRequests],
  backup: [
    [{ target: 'FILE' }],
    'write a snapshot of the store, SQLite or PostgreSQL, to one file',
    backup,
  ],
  restore: [
    [{ target: 'FILE' }],
    'add missing requests from a backup, or an outbox.db with its log',
    restore,
  ],
};

function commandsOfActions(runs: Partial<Record<Action, Run>>) {
  const all = Object.keys(actions) as Action[];
  return Object.fromEntries(
    all.flatMap((name) => {
      const { command, run } = actions[name];
      return command ? [[name, [command, helpOn(name), runs[name] ?? run] as const]] : [];
    }),
  );
}

function helpOn(name: Action) {
  const words: Record<string, { button: string; effect: string }> =
    englishOperatorWords.desk.actions;
  const said = [words[name], words[`${name}-all`]].flatMap((action) => action ?? []);
  return said.map(({ button, effect }) => `${button}. ${effect}`).join('\n      ');
}

const COLUMN_WIDTHS = [36, 9, 19, 5, 13];
const NAME_WIDTH = 22;
const MAX_ROWS = 100;

function row(...cells: string[]) {
  const padded = cells.map((cell, column) => cell.padEnd(COLUMN_WIDTHS[column] ?? 0));
  return `${padded.join('  ').trimEnd()}\n`;
}

async function* list(requests: Requests, { target: word, states, words }: CommandArguments) {
  const found = await requests.newest({ word, states }, MAX_ROWS + 1);
  if (found.length === 0) yield 'No request was found.\n';
  else yield row('id', 'state', 'received (UTC)', 'tries', 'next try', 'remark');
  for (const request of found.slice(0, MAX_ROWS)) {
    const { id, state, acceptedAt, attempts } = request;
    const received = new Date(acceptedAt).toISOString().slice(0, 19).replace('T', ' ');
    yield row(
      id,
      state,
      received,
      `${attempts}`,
      nextTryInWords(request, words),
      remarkOn(request, words),
    );
  }
  if (found.length > MAX_ROWS) yield '… and older ones: add --state or a word.\n';
}

async function* show(requests: Requests, { target: id = '', words }: CommandArguments) {
  const request = await requireRequest(requests, id, words);
  const lines = {
    Id: id,
    State: request.state,
    Times: `are in ${zoneInWords(agencyZone(), words.locale)}, except callTime`,
    ...Object.fromEntries(await deliveryFactsOf(requests, request, words)),
    'Call at': standingCall(request, words),
    ...(request.body === null ? { 'Form values': 'erased' } : request.formValues),
  };
  for (const [name, value] of Object.entries(lines))
    for (const [index, line] of (value || '').split(/\r?\n/).entries())
      if (value) yield `${(index === 0 ? name : '').padEnd(NAME_WIDTH)}${onOneLine(line)}\n`;
}

async function* weeks(requests: Requests, { words }: CommandArguments) {
  yield await weeksAsCsv(requests, words, 52);
}

async function* forget(requests: Requests, given: CommandArguments) {
  if (given.isSure) return yield* actions.forget.run(requests, given);
  const { target: person = '', words } = given;
  const found = await findWrittenBy(person, requests);
  if (found.length === 0) throw nothingWrittenBy(person, words);
  for (const request of found) {
    const time = standingCall(request, words);
    yield row(request.id, request.state, time && `call ${time}`);
  }
  const count = words.desk.results.requests(found.length);
  yield `--yes erases what ${person} wrote in ${count}, for good, with the calls to come.\n`;
}

function standingCall(request: StoredRequest, { locale }: OperatorWords) {
  const callState = callStateOf(request, Date.now());
  return isStanding(callState) && callState.begins
    ? momentInAgencyZone(+callState.begins, locale)
    : '';
}
