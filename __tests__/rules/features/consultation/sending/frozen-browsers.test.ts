import { webhookFields } from '#domain/consultation-request.ts';
import { savedDraft } from '#features/consultation/form/draft.ts';
import { fillIn } from '#features/consultation/form/form-answers.ts';
import { localCopyKeys, sendLocalCopies } from '#features/consultation/sending/local-copies.ts';
import { readConsultation } from '#server/intake/intake.ts';
import { Refusal } from '#server/intake/refusal.ts';
import browsers from '../../../../kit/frozen/browsers.json';

// What visitors' browsers hold, as each released version of the form has left it there: made by that version's own
// code, and never made again. Whoever changes how a copy or a draft is written adds what the last version wrote.

const DAY_MS = 86_400_000;

describe.each(browsers)('a browser that has been here with $commit', (left) => {
  const [[key, copy] = ['', '']] = Object.entries(left.localStorage);
  const { keptAt, headers, body } = JSON.parse(copy);

  test('sends its copy thirteen days later, and the request is taken as it was written', async () => {
    jest.useFakeTimers({
      now: keptAt + 13 * DAY_MS,
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
    });
    localStorage.setItem(key, copy);
    const taken: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, post) => {
      taken.push(
        await readConsultation(new Request(new URL(String(address), location.href), post)),
      );
      return Response.json({ received: true });
    });

    sendLocalCopies();
    await jest.advanceTimersByTimeAsync(100);
    // What an owner has dropped since is asked of nobody, and what was added nobody has answered.
    const saidThen: [string, unknown][] = Object.entries(JSON.parse(body));
    const stillAsked = saidThen.filter(([name]) => webhookFields.some((field) => field === name));
    expect(taken).toEqual([
      expect.objectContaining({
        id: headers['Idempotency-Key'],
        request: expect.objectContaining(Object.fromEntries(stillAsked)),
        heldBecause: undefined,
      }),
    ]);
    expect(taken[0]).not.toBeInstanceOf(Refusal);
    expect(localCopyKeys()).toEqual([]);
  });

  test('has its draft filled in', () => {
    for (const [name, draft] of Object.entries(left.sessionStorage))
      sessionStorage.setItem(name, draft);
    const form = document.createElement('form');
    form.innerHTML = '<input name="name"><textarea name="description"></textarea>';
    fillIn(form, savedDraft() ?? {});
    expect(Object.fromEntries(new FormData(form))).toEqual({
      name: 'Ada Lovelace',
      description: 'We sell engines.',
    });
  });
});
