import { randomUUID } from 'node:crypto';
import { until } from '../real/until.ts';
import { seededRandom } from '../torture/seeded-random.ts';
import type { Stage } from './stage.ts';

/** One thing that can happen to leads on their way. Resolves to the ids of those that it happened to. */
export type Trial = {
  name: string;
  happens: (stage: Stage) => Promise<readonly string[]>;
  /** How often each is to be done: once, unless somebody asks for it again. */
  times?: number;
};

const PATIENCE_MS = 60_000;

const LEADS = 40;
const CALL_AT = '2026-11-23T14:00:00.000Z';
const MOVED_TO = '2026-11-24T15:00:00.000Z';

export const trials: readonly Trial[] = [
  {
    name: 'repeated by the site, which is answered with success',
    happens: async ({ post, repeat, delivered }) => {
      const id = await post();
      await delivered();
      for (const time of ['first', 'second']) {
        const { status } = await repeat(id);
        if (status !== 200) throw new Error(`the ${time} repetition was answered ${status}`);
      }
      return [id];
    },
  },
  {
    name: 'sent again by the operator, and repeated by the site',
    times: 2,
    happens: async ({ post, repeat, delivered, resend, step }) => {
      const id = await post();
      await delivered();
      await resend(id);
      await delivered();
      const { resentAt } = step.calls.findLast((call) => call.id === id)?.lead ?? {};
      if (!resentAt) throw new Error('the step was not told that it was sent again');
      await repeat(id, { 'x-resent': String(resentAt) });
      await repeat(id);
      return [id];
    },
  },
  {
    name: 'a call, whose steps are told its moment and that somebody had it first',
    happens: async ({ repeat, step }) => {
      const id = randomUUID();
      await repeat(id, { 'x-call-at': CALL_AT, 'x-call-taken': 'yes' });
      const { callAt, callTaken } = step.calls.find((call) => call.id === id)?.lead ?? {};
      if (callAt !== CALL_AT || callTaken !== true)
        throw new Error(`the step was told ${callAt} and ${callTaken}`);
      return [id];
    },
  },
  {
    name: 'a call that is booked, moved twice and cancelled, each told twice: one entry of a calendar',
    happens: async ({ repeat, step }) => {
      const [first = '', ...ids] = Array.from({ length: 4 }, () => randomUUID());
      const changed = { 'x-changes': first, 'x-call-link': 'https://agency.example/call/1' };
      const told = [
        { 'x-call-at': CALL_AT },
        { ...changed, 'x-call-status': 'moved', 'x-call-at': MOVED_TO },
        { ...changed, 'x-call-status': 'moved', 'x-call-at': CALL_AT },
        { ...changed, 'x-call-status': 'cancelled' },
      ];
      const calendar = new Map<unknown, unknown>();
      const states: string[] = [];
      for (const [index, id] of [first, ...ids].entries()) {
        for (let time = 0; time < 2; time += 1) await repeat(id, told[index]);
        // As an agency's steps would: what is found under this id is updated.
        const { callId, callAt, callStatus } =
          step.calls.find((call) => call.id === id)?.lead ?? {};
        if (callStatus === 'cancelled') calendar.delete(callId);
        else calendar.set(callId, callAt);
        states.push([...calendar.values()].join());
      }
      if (states.join(' then ') !== [CALL_AT, MOVED_TO, CALL_AT, ''].join(' then '))
        throw new Error(`the calendar had ${states.join(' then ')}`);
      return [first, ...ids];
    },
  },
  {
    name: 'the site killed while n8n works',
    happens: async ({ post, step, killSite }) => {
      step.behave(() => ({ status: 200, afterMs: 3_000 }));
      const id = await post();
      await asked(step, id);
      await killSite();
      return [id];
    },
  },
  {
    name: 'a step of 20 seconds',
    happens: async ({ post, step }) => {
      step.behave(() => ({ status: 200, afterMs: 20_000 }));
      return [await post()];
    },
  },
  {
    name: 'n8n restarted in the middle of a step',
    happens: (stage) => restartInTheMiddle(stage, 'SIGTERM'),
  },
  {
    name: 'n8n killed in the middle of a step',
    happens: (stage) => restartInTheMiddle(stage, 'SIGKILL'),
  },
  {
    name: `${LEADS} leads, a step that fails at random`,
    happens: async ({ post, step, seed }) => {
      const ids: string[] = Array.from({ length: LEADS }, () => randomUUID());
      const failures = seededRandom(seed);
      const timesToFail = new Map(ids.map((id) => [id, failures.pick([0, 0, 1, 2])]));
      step.behave((id, time) => ({ status: time <= (timesToFail.get(id) ?? 0) ? 500 : 200 }));
      for (const id of ids) await post(id);
      return ids;
    },
  },
];

async function restartInTheMiddle({ post, step, n8n }: Stage, signal: 'SIGTERM' | 'SIGKILL') {
  step.behave((_, time) => ({ status: 200, afterMs: time === 1 ? 5_000 : 0 }));
  const id = await post();
  await asked(step, id);
  await n8n.restart(signal);
  return [id];
}

const asked = ({ timesAsked }: Stage['step'], id: string) =>
  until(() => timesAsked(id) > 0, PATIENCE_MS, 'the lead never reached the step');
