import { callHours } from '#domain/call-hours.ts';
import { callSlots } from '#domain/call-slots.ts';
import { shareOut } from '#server/calendar/fair-shares.ts';

const MONDAY = Date.parse('2026-11-23T15:00Z');
const DAY_MS = 86_400_000;

beforeAll(() => Object.assign(callHours, { timeZone: 'America/New_York' }));

type Person = { network?: number | null; email?: string; phone?: string };
let count = 0;
/** A call of somebody whom nobody else knows, but for what is said. */
function aCall(callAt: number, { network = null, ...person }: Person = {}) {
  count += 1;
  const body = JSON.stringify({ email: `${count}@example.com`, phone: `${count}`, ...person });
  const rest = { state: 'pending', timeZone: null, callTaken: false, callStatus: null } as const;
  const call = { id: `${count}`, acceptedAt: count, sequence: 0, isReserved: true };
  return { ...rest, ...call, callAt, network, body };
}

test.each([
  ['network', [{ network: 7 }, { network: 7 }, { network: 7 }]],
  [
    'e-mail address',
    [{ email: 'a@b.example' }, { email: ' A@b.example' }, { email: 'a@B.example' }],
  ],
  ['telephone', [{ phone: '+1 555 0100' }, { phone: '1 (555) 0100' }, { phone: '15550100' }]],
])(
  'of calls by one %s two hide their times, and an operator is told of all of them',
  (_, asked) => {
    const calls = asked.map((person, day) => aCall(MONDAY + day * DAY_MS, person));
    const { shown, idsOfFew } = shareOut([...calls, aCall(MONDAY)]);
    expect(shown.map(({ id }) => id)).toHaveLength(3);
    expect(shown).not.toContain(calls[2]);
    expect(idsOfFew).toEqual(calls.map(({ id }) => id));
  },
);

test('however many ask, half of a day is offered still, and what is over or freed hides nothing', () => {
  const asked = callSlots.map((_, index) => aCall(MONDAY + index * 15 * 60_000));
  expect(shareOut(asked).shown).toEqual(asked.slice(0, Math.floor(callSlots.length / 2)));
  expect(shareOut(asked.map((call) => ({ ...call, isReserved: false }))).shown).toEqual([]);
});
