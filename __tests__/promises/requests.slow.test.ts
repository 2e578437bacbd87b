import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Selection } from '#server/requests/request-queries.ts';
import { type NewRequest, type Requests, requestsIn } from '#server/requests/requests.ts';
import { FLOOD, OVER_QUOTA } from '#server/requests/stored-request.ts';
import { schemaSteps } from '#server/store/schema.ts';
import { accepted, claimFrom, OURS, refused, tryNext } from '../kit/builders/attempts.ts';
import { aCall, aRequestBody, changeCall } from '../kit/builders/requests.ts';
import { rewrite } from '../kit/builders/rows.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';

describe.each(kindsOfStore)('the outbox in $kind', ({ kind, newPlace }) => {
  let outbox: Requests;
  let otherProcess: Requests;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    const { connect } = await newPlace();
    [outbox, otherProcess] = [requestsIn(connect(() => now)), requestsIn(connect(() => now))];
  });

  test('every process finds a request as it was added first', async () => {
    const body = JSON.stringify({ name: 'Zoë "O\'Neil" 👩‍🚀\u0000\n', description: '' });
    const origin = { timeZone: 'Europe/Berlin', leadSource: 'utm_source=spring+sale' };

    expect(await outbox.add({ id: 'a', body, ...origin })).toBe('added');
    await outbox.add(aRequest('b'));

    expect(await otherProcess.add(aRequest('a'))).toBe('known');
    const stored = { body, state: 'pending', acceptedAt: now, ...origin };
    expect(await otherProcess.find('a')).toMatchObject(stored);
    expect(await otherProcess.find('b')).toMatchObject({ timeZone: null, leadSource: null });
    expect(await claimFrom(otherProcess)).toMatchObject({ id: 'a', body, ...origin });
  });

  test('what this version cannot read delays no other request and is not lost', async () => {
    await outbox.add({ id: 'unreadable', body: '[{"name":1}' });
    await outbox.add({ id: 'broken', body: '' });
    await outbox.add(aRequest('b'));
    for (let row = 0; row < 3; row += 1) await tryNext(outbox);
    expect(await all(outbox, { states: ['delivered'] })).toHaveLength(3);
  });

  test('counts are of all processes, never fall, and count a repeated write once', async () => {
    const counts = async () => {
      const { accepted, delivered, failed } = await otherProcess.checkHealth();
      return { accepted, delivered, failed };
    };
    await outbox.add(aRequest('a'));
    await otherProcess.add(aRequest('a'));
    await outbox.add(aRequest('spam', { heldBecause: 'speed' }));
    await otherProcess.add(aRequest('discarded', { heldBecause: 'speed' }));
    const claimed = await claimFrom(outbox);
    await outbox.recordAttempt(claimed, { verdict: 'not counted' }, 0.5);
    await outbox.retry();
    await tryNext(outbox, refused());
    expect(await counts()).toEqual({ accepted: 3, delivered: 0, failed: 1 });

    await outbox.retry();
    const again = await claimFrom(outbox);
    for (let write = 0; write < 2; write += 1) await outbox.recordAttempt(again, accepted, 0.5);
    expect(await counts()).toEqual({ accepted: 3, delivered: 1, failed: 1 });

    await outbox.resend({ id: 'a' });
    await outbox.discard('discarded', []);
    now += 91 * DAY_MS;
    await otherProcess.purge(30);
    expect((await all(outbox)).map(({ id }) => id)).toEqual(['a']);
    expect(await counts()).toEqual({ accepted: 3, delivered: 1, failed: 1 });

    await tryNext(otherProcess);
    expect(await counts()).toEqual({ accepted: 3, delivered: 2, failed: 1 });
  });

  test('a mail that its mailbox took without an answer waits its hour', async () => {
    await outbox.add(aRequest('unanswered'));
    await tryNext(outbox, { verdict: 'may have arrived' });
    const { dueAt } = (await outbox.find('unanswered')) ?? {};
    expect(dueAt).toBe(now + HOUR_MS);
    await outbox.add(aRequest('accepted'));
    await tryNext(outbox);
    expect(await outbox.find('unanswered')).toMatchObject({ state: 'pending', dueAt });
  });

  test('a released request is late after ten minutes, and stays late once retried', async () => {
    const late = async () => (await outbox.checkHealth()).late;
    await outbox.add(aRequest('held', { heldBecause: OVER_QUOTA }));
    now += DAY_MS;
    await outbox.release('held');
    expect(await late()).toBe(0);

    await tryNext(outbox, refused());
    expect(await outbox.checkHealth()).toMatchObject({ late: 0, oldestUndeliveredSeconds: 0 });

    now += 10 * MINUTE_MS;
    expect(await late()).toBe(0);
    now += 1;
    expect(await late()).toBe(1);

    await outbox.retry();
    expect(await late()).toBe(1);
  });

  test('a row that waits by design is not late while the receiver fails', async () => {
    await outbox.add(aRequest('waits'));
    now += HOUR_MS;
    await tryNext(outbox, { verdict: 'not counted', waitsMs: 10 * MINUTE_MS });
    await outbox.add(aRequest('fails'));
    await tryNext(outbox, refused());
    const ofOne = { failing: 1, failedInARow: 1, pausedSince: null, pausedUntil: null };
    expect(await outbox.checkHealth()).toMatchObject({ late: 0, ...ofOne });
  });

  test('search finds form values, no field names, and addresses in any case', async () => {
    const bodies = {
      one: aRequestBody({ description: 'We sell engines.' }),
      two: { email: 'Bob@Example.com', description: '100 % or "quoted" 100%' },
      other: { email: 'bbob@example.com', description: 'bob@example.com' },
      spelled: { email: 'x@xn--bro-hoa.de' },
    };
    for (const [id, body] of Object.entries(bodies))
      await outbox.add({ id, body: JSON.stringify(body) });

    const idsWith = async (asked: Selection) => (await all(outbox, asked)).map(({ id }) => id);
    expect(await idsWith({ word: 'ADA' })).toEqual(['one']);
    expect(await idsWith({ word: 'engines' })).toEqual(['one']);
    expect(await idsWith({ word: 'one' })).toEqual(['one']);
    expect(await idsWith({ word: '"quoted"' })).toEqual(['two']);
    expect(await idsWith({ word: '100%' })).toEqual(['two']);
    expect(await idsWith({ word: '1_0' })).toEqual([]);
    expect(await idsWith({ word: 'company' })).toEqual([]);
    expect(await idsWith({ email: 'bob@example.com' })).toEqual(['two']);
    expect(await idsWith({ email: 'x@büro.de' })).toEqual(['spelled']);
  });

  test('an erased request leaves its id, so that a late copy is not delivered', async () => {
    const visitor = { networkHash: 7, emailHash: 7, phoneHash: 7, timeZone: 'Europe/Berlin' };
    await outbox.add(aCall('delivered', now + DAY_MS, { ...visitor, link: 'its page' }));
    await tryNext(outbox);
    await outbox.add(aRequest('held', { heldBecause: 'speed' }));
    await outbox.add(aRequest('waits'));
    const underWay = await claimFrom(outbox);

    expect(await outbox.erase(['delivered'])).toBe(1);
    expect(await outbox.erase(['held'])).toBe(1);
    expect(await outbox.erase(['waits'])).toBe(1);

    await outbox.recordAttempt(underWay, refused(), 0.5);
    await outbox.wipeErased();

    expect(await all(outbox)).toMatchObject([
      { id: 'waits', state: 'erased', body: null },
      { id: 'held', state: 'erased', body: null },
      { id: 'delivered', state: 'delivered', body: null, timeZone: null, link: null },
    ]);

    const hashes =
      'SELECT network_hash, email_hash, phone_hash FROM outbox WHERE call_hash IS NOT NULL';
    const none = { network_hash: null, email_hash: null, phone_hash: null };
    expect(await outbox.engine.query(hashes)).toEqual([none]);
    expect(await outbox.add(aRequest('waits'))).toBe('known');
    expect(await outbox.claim(OURS)).toBeUndefined();
    expect(await outbox.erase(['unknown'])).toBe(0);
  });

  test('a purge erases suspected spam after 90 days and no waiting request', async () => {
    await outbox.add(aRequest('spam', { heldBecause: 'speed' }));
    await outbox.add(aRequest('waits'));
    await outbox.add(aRequest('real', { heldBecause: OVER_QUOTA }));
    now += 90 * DAY_MS;
    expect(await outbox.purge(30)).toBe(0);
    now += 1;
    expect(await outbox.purge(30)).toBe(1);
    expect((await all(outbox)).map(({ id }) => id)).toEqual(['waits', 'real']);
  });

  test('a full store refuses requests, and each kind of spam has its own capacity', async () => {
    const small = requestsIn(outbox.engine, { capacity: 3 });
    for (const heldBecause of [OVER_QUOTA, OVER_QUOTA, FLOOD, 'speed'])
      await small.add(aRequest(crypto.randomUUID(), { heldBecause }));
    const body = 'a'.repeat(9_000);
    await outbox.engine.query(
      `INSERT INTO outbox (id, state, held_because, body, accepted_at, due_at)
      WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 2003)
      SELECT 'spam ' || n, 'held', 'honeypot', :body, :now + n, :now FROM many`,
      { body },
    );

    await small.checkHealth();
    expect(await small.add(aRequest('a'))).toBe('added');
    expect(await small.add(aRequest('b'))).toBe('added');
    expect(await small.add(aRequest('c'))).toBe('added');
    expect(await small.checkHealth()).toMatchObject({ isFull: true });
    expect(await small.add(aRequest('d'))).toBe('full');
    expect(await small.add(aRequest('a'))).toBe('known');

    await tryNext(small);
    expect(await small.checkHealth()).toMatchObject({ isFull: false });
    expect(await small.add(aRequest('d'))).toBe('added');

    expect(await small.purge(30)).toBe(3);

    const held = (await all(small, { states: ['held'] })).map(({ id }) => id);
    expect(held).toHaveLength(4 + 2_000);
    expect(held).toContain('spam 4');
    expect(held).not.toContain('spam 3');
  });

  test('what one network may have held is bounded in bytes, and so is what all may', async () => {
    const body = JSON.stringify(aRequestBody({ description: 'a'.repeat(100_000) }));
    const small = requestsIn(outbox.engine, { heldCapacityBytes: 10_000_000 });
    const addHeld = async (networkHash: number, heldBecause = OVER_QUOTA) => {
      let bytes = 0;
      for (let post = 0; post < 30; post += 1) {
        const outcome = await small.add({
          id: crypto.randomUUID(),
          body,
          heldBecause,
          networkHash,
        });
        if (outcome === 'added') bytes += body.length;
      }
      return bytes;
    };
    const ofEach = [];
    for (const network of [1, 2, 3, 4, 5, 6]) ofEach.push(await addHeld(network));
    expect(Math.max(...ofEach)).toBeLessThan(2_000_000);
    expect(ofEach.slice(0, 4)).toEqual(Array(4).fill(ofEach[0]));
    expect(ofEach.reduce((all, bytes) => all + bytes)).toBeLessThan(10_000_000);
    // Spam has room of its own, but not for the first network.
    expect([await addHeld(1, 'honeypot'), await addHeld(7, 'honeypot')]).toEqual([0, ofEach[0]]);
    expect(await small.checkHealth()).toMatchObject({ isHeldRoomScarce: true });
  });

  test('processes that start together make one store, and refuse a newer one', async () => {
    const updated = await newPlace();
    const stores = [requestsIn(updated.connect()), requestsIn(updated.connect())];
    await Promise.all(stores.map((store) => store.add(aRequest('before'))));
    const version = schemaSteps.length + 1;
    const newer = updated.connect();
    if (kind === 'SQLite') await newer.query(`PRAGMA user_version = ${version}`);
    else await newer.query('INSERT INTO store_schema (step) VALUES (:version)', { version });

    const uses = stores.flatMap((store) => [store.add(aRequest('after')), store.claim(OURS)]);
    const ends = await Promise.allSettled(uses);
    const sentence = /changed by a newer version .* start that version again/;
    const refusal = { reason: { message: expect.stringMatching(sentence) } };
    expect(ends).toMatchObject(Array(4).fill(refusal));
  });

  test('a call is sent again up to its last change', async () => {
    await outbox.add(aCall('asked', now + DAY_MS));
    await tryNext(outbox);
    now += HOUR_MS;
    const deliveredAt = now;
    const moved = await changeCall(outbox, 'asked', now + 2 * DAY_MS);
    await tryNext(outbox);
    now += HOUR_MS;
    const cancelled = await changeCall(outbox, 'asked', undefined);
    await tryNext(outbox);
    const sendsAgain = async (wanted: Parameters<typeof outbox.resend>[0], ...ids: string[]) => {
      expect((await outbox.resend(wanted)).toSorted()).toEqual(ids.toSorted());
      for (const id of ids) {
        expect(await claimFrom(otherProcess)).toMatchObject({ id });
        await otherProcess.recordAttempt(await claimFrom(otherProcess), accepted, 0.5);
      }
    };
    await sendsAgain({ since: deliveredAt }, moved.id, cancelled.id);
    await sendsAgain({ id: 'asked' }, 'asked', moved.id, cancelled.id);
    await sendsAgain({ id: cancelled.id }, cancelled.id);
    // The change was delivered first, because the request failed by itself.
    await rewrite(outbox.engine, { deliveredAt: now + 1 }, 'asked');
    await sendsAgain({ since: now + 1 }, 'asked', moved.id, cancelled.id);
  });
});

function aRequest(id: string, changes: Partial<NewRequest> = {}): NewRequest {
  return { id, body: `{"name":"${id}"}`, ...changes };
}

const all = (outbox: Requests, asked: Selection = {}) => outbox.newest(asked, Infinity);
