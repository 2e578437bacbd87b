import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { type CountedRequest, countedSince } from '#server/requests/counted-requests.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { aCall, aRequestBody, changeCall } from '../kit/builders/requests.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';

describe.each(kindsOfStore)('what is counted in $kind', ({ newPlace }) => {
  let requests: Requests;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 9);
    const { connect } = await newPlace();
    requests = requestsIn(connect(() => now));
  });

  const add = (id: string, heldBecause?: string) =>
    requests.add({
      id,
      body: JSON.stringify(aRequestBody({ service: 'email', contactMethod: 'text' })),
      leadSource: 'utm_source=spring',
      replyDueAt: now + 2 * HOUR_MS,
      heldBecause,
    });

  const addCall = (id: string, callAt = now + DAY_MS) =>
    requests.add(aCall(id, callAt, { body: JSON.stringify(aRequestBody()) }));

  const counted = async () => {
    const rows = await countedSince(requests.engine, 0);
    return rows.toSorted((first, other) => first.acceptedAt - other.acceptedAt);
  };
  const kinds = async () => (await counted()).map(({ is }) => is);

  test('a purged request counts on, without what its visitor wrote', async () => {
    await add('a');
    await tryNext(requests);
    const [before] = await counted();
    now += 31 * DAY_MS;
    await requests.purge(30);
    expect(await requests.find('a')).toMatchObject({ body: null, timeZone: null });
    const kept: Partial<CountedRequest> = {
      is: 'received',
      service: 'email',
      contactMethod: 'text',
      leadSource: 'utm_source=spring',
    };
    expect(await counted()).toEqual([{ ...before, ...kept }]);
  });

  test('a forgotten request counts as erased, and nothing of it is kept', async () => {
    await add('a');
    await tryNext(requests);
    await requests.erase(['a']);
    const nothing = { is: 'erased', service: null, contactMethod: null, leadSource: null };
    expect(await counted()).toMatchObject([nothing]);
  });

  test('a request that is answered twice was answered the first time', async () => {
    await add('a');
    const answered = now;
    await requests.setAnswered('a', true);
    now += HOUR_MS;
    await requests.setAnswered('a', true);
    expect(await counted()).toMatchObject([{ answeredAt: answered }]);
    await requests.setAnswered('a', false);
    expect(await counted()).toMatchObject([{ answeredAt: null }]);
  });

  test('a visitor cannot have words of their own counted', async () => {
    const body = { ...aRequestBody(), service: 'Ada Lovelace', contactMethod: '+1 555 0100' };
    await requests.add({ id: 'a', body: JSON.stringify(body) });
    expect(await counted()).toMatchObject([{ is: 'received', service: '', contactMethod: '' }]);
  });

  test('held requests and spam are no received ones, until they are released', async () => {
    await add('held', OVER_QUOTA);
    await add('spam', 'the honeypot was filled in');
    expect((await kinds()).toSorted()).toEqual(['held', 'spam']);
    now += DAY_MS;
    await requests.release('held');
    const [, released] = await counted();
    expect(released).toMatchObject({ is: 'received', acceptedAt: now });
    expect(released?.replyDueAt).toBeGreaterThan(now);
  });

  test('a call is agreed once, and changes of it are counted apart', async () => {
    await addCall('a');
    const agreed = now;
    now += HOUR_MS;
    await changeCall(requests, 'a', now + 2 * DAY_MS);
    now += HOUR_MS;
    await changeCall(requests, 'a', undefined);
    expect(await kinds()).toEqual(['received', 'moved', 'cancelled']);
    expect((await counted()).map(({ agreedAt }) => agreedAt)).toEqual([
      agreed,
      agreed + HOUR_MS,
      null,
    ]);
  });

  test('a call took place if it was agreed until its end, also once it is purged', async () => {
    await addCall('held at its time');
    await addCall('lost its time', now + 2 * DAY_MS);
    await requests.requireAgreement([{ id: 'lost its time', callHash: 'lost its time' }]);
    const tookPlace = async () => (await counted()).filter((row) => row.tookPlace).length;
    expect(await tookPlace()).toBe(0);
    now += 3 * DAY_MS;
    expect(await tookPlace()).toBe(1);
    await tryNext(requests);
    await tryNext(requests);
    now += 31 * DAY_MS;
    await requests.purge(30);
    expect(await requests.find('held at its time')).toMatchObject({ body: null });
    expect(await tookPlace()).toBe(1);
  });
});
