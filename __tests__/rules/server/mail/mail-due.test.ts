import { callHours } from '#domain/call-hours.ts';
import { type CallRow, callStateOf } from '#domain/call-state.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { whyNotDue } from '#server/mail/mail-due.ts';
import { type MailKindName, mailKinds } from '#server/mail/mail-kinds.ts';

const NOW = Date.UTC(2026, 10, 20);
const ADDRESS = 'ada@example.com';

beforeEach(() => Object.assign(callHours, { timeZone: 'UTC', reminderHours: 24 }));

type Mail = Parameters<typeof whyNotDue>[1];

const aMail: Partial<Mail> = {
  acceptedAt: NOW,
  now: NOW,
  failures: 0,
  mailsInADay: 0,
  countedNetwork: 7,
  confirmationsInAnHour: 0,
  countedAlikeInAnHour: 1,
};

const noCall: CallRow = { formValues: {} };
const agreed: CallRow = { ...noCall, callHash: 'call', callAt: NOW + DAY_MS, reserves: true };
const requested: CallRow = { ...agreed, reserves: false };
const moved: CallRow = { ...agreed, revision: 1 };
const changedLater: CallRow = { ...agreed, isChangedLater: true };
const soon: CallRow = { ...agreed, callAt: NOW + HOUR_MS };
const begun: CallRow = { ...agreed, callAt: NOW };
const cancelled: CallRow = { ...begun, revision: 1, isCancelled: true };

const old = { acceptedAt: NOW - 2 * DAY_MS - 1 };
const fourth = { mailsInADay: 3 };
const the31st = { confirmationsInAnHour: 30 };
const the101st = { confirmationsInAnHour: 100 };
const firstOfNetwork = { countedAlikeInAnHour: 0 };
const later = (countedAlikeInAnHour: number) => ({ countedNetwork: -1, countedAlikeInAnHour });
const byAgency = (countedAlikeInAnHour: number) => ({ countedNetwork: -2, countedAlikeInAnHour });

const DUE = 'is due';
const LIMITED = 'waits: a limit of mails is reached';

function fateOf(kind: MailKindName, row: CallRow, mail: Partial<Mail> = {}, address = ADDRESS) {
  const found = whyNotDue(
    mailKinds[kind],
    { ...aMail, ...mail } as Mail,
    address,
    callStateOf(row, NOW),
  );
  if (!found) return DUE;
  return `${found.verdict === 'needless' ? 'is needless' : 'waits'}: ${found.answer}`;
}

test.each<[MailKindName, what: string, fate: string, CallRow, Partial<Mail>?]>([
  ['confirmation', 'of no call', DUE, noCall],
  ['confirmation', 'of an agreed call', DUE, agreed],
  ['confirmation', 'of a requested call', DUE, requested],
  ['confirmation', 'of a cancelled call, begun or not', DUE, cancelled],
  ['confirmation', 'of a call that has begun', 'is needless: the call has begun', begun],
  ['confirmation', 'before a later change', 'is needless: the call has changed', changedLater],
  ['confirmation', 'that only waited for two days', DUE, agreed, old],
  ['confirmation', 'that failed for a day', DUE, agreed, { failures: 9, acceptedAt: NOW - DAY_MS }],
  [
    'confirmation',
    'that failed for two days',
    'is needless: it is two days old',
    agreed,
    { ...old, failures: 1 },
  ],
  [
    'confirmation',
    'of a request, the fourth mail of a day,',
    'is needless: more than three a day',
    agreed,
    fourth,
  ],
  ['confirmation', 'of a change, the fourth mail of a day,', LIMITED, moved, fourth],
  ['confirmation', 'after 30 in an hour', LIMITED, agreed, the31st],
  [
    'confirmation',
    'after 30 in an hour, the first of its network,',
    DUE,
    agreed,
    { ...the31st, ...firstOfNetwork },
  ],
  [
    'confirmation',
    'after 100 in an hour, the first of its network,',
    LIMITED,
    agreed,
    { ...the101st, ...firstOfNetwork },
  ],
  [
    'confirmation',
    'after 30 in an hour, to a visitor who has had one,',
    DUE,
    moved,
    { ...the31st, ...later(29) },
  ],
  [
    'confirmation',
    'after 30 in an hour to visitors who have had one',
    LIMITED,
    moved,
    { ...the31st, ...later(30) },
  ],
  [
    'confirmation',
    'after 100 in an hour, to a visitor who has had one,',
    LIMITED,
    moved,
    { ...the101st, ...later(0) },
  ],
  [
    'confirmation',
    "of the agency's change, after 100 in an hour to visitors,",
    DUE,
    moved,
    { ...the101st, ...byAgency(59) },
  ],
  ['confirmation', "after 60 of the agency's changes", LIMITED, moved, byAgency(60)],

  ['reminder', 'of an agreed call', DUE, agreed],
  ['reminder', 'of a requested call', 'waits: the call is not agreed at the moment', requested],
  ['reminder', 'of a call in an hour', 'is needless: it is too late to remind', soon],
  ['reminder', 'of a call that has begun', 'is needless: the call has begun', begun],
  ['reminder', 'before a later change', 'is needless: the call has changed', changedLater],
  ['reminder', 'as the fourth mail of a day', LIMITED, agreed, fourth],

  [
    'copy',
    'whose call was changed later and that failed for days',
    DUE,
    changedLater,
    { ...old, failures: 1 },
  ],
])('a %s %s %s', (...row) => {
  const [kind, , fate, call, mail] = row;
  expect(fateOf(kind, call, mail)).toBe(fate);
});

test('a reminder waits while reminders are switched off', () => {
  delete callHours.reminderHours;
  expect(fateOf('reminder', agreed)).toBe('waits: it is switched off');
});

test.each([
  ['root@localhost', 'is needless: the address has no public domain'],
  ['a@127.0.0.1', 'is needless: the address has no public domain'],
  ['a@example.museum', DUE],
])('a mail to %s %s', (address, fate) => {
  expect(fateOf('confirmation', agreed, {}, address)).toBe(fate);
});
