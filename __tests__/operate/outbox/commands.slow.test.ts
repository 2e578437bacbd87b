import { webhookFields } from '#domain/consultation-request.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { commands } from '../../../scripts/operate/outbox/commands.ts';
import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';
import { claimFrom, tryNext } from '../../kit/builders/attempts.ts';
import { aRequestBody } from '../../kit/builders/consultation-request.ts';
import { newFolder, type Place } from '../../kit/setup/stores.ts';

const DAY_MS = 86_400_000;

describe('npm run outbox', () => {
  let place: Place;
  let outbox: Outbox;
  let now: number;

  beforeEach(async () => {
    place = await newFolder();
    now = Date.now();
    outbox = outboxIn(place.connect(() => now));
  });

  async function types(...words: string[]) {
    const question = readArguments(words);
    let printed = '';
    const asked = { days: 30, place: { dataFolder: '' }, ...question.asked };
    for await (const text of commands[question.command](outbox, asked)) printed += text;
    return printed;
  }

  const add = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string) =>
    outbox.add({ id, body: JSON.stringify(aRequestBody(changes)), heldBecause });

  test('list shows what is not delivered and no words of visitors', async () => {
    await add('one');
    await tryNext(outbox);
    await add('two', {}, 'honeypot');
    await add('three');

    const lines = (await types('list')).trimEnd().split('\n');

    expect(lines).toEqual([
      expect.stringMatching(/^id +state +received \(UTC\) +tries +next try +last answer$/),
      expect.stringMatching(/^(two +held .* 0 +honeypot|three +pending .* 0 +due)$/),
      expect.stringMatching(/^(two +held .* 0 +honeypot|three +pending .* 0 +due)$/),
    ]);
    expect(lines.join()).not.toContain('Ada');
    expect(await types('list', '--limit', '1')).toContain('… and more: --limit 10 shows them.');
  });

  test('list says that nothing matches a state, a day or a word', async () => {
    expect(await types('list', '--state', 'held,parked')).toBe('No request is held or parked.\n');
    await add('one', { name: 'Ada' });
    const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
    for (const asked of [['Ada', '--state', 'held'], ['Ada', '--since', tomorrow], ['Eve']])
      expect(await types('list', ...asked)).toMatch(/^No request like that is .*held/);
  });

  test('resend makes delivered requests due again and marks them', async () => {
    await add('one');
    await tryNext(outbox);
    const deliveredAt = now;
    now += 3 * DAY_MS;
    const today = new Date(now).toISOString().slice(0, 10);
    const dayOfDelivery = new Date(deliveredAt).toISOString().slice(0, 10);

    expect(await types('resend', '--since', today)).toMatch(/^0 requests /);
    expect(await types('resend', '--since', dayOfDelivery)).toBe(
      '1 request that had been delivered: due again, and on the way one by one.\n',
    );

    expect(await outbox.health()).toMatchObject({
      undelivered: 1,
      late: 0,
      oldestUndeliveredSeconds: 0,
    });
    expect(await claimFrom(outbox)).toMatchObject({ id: 'one', resentAt: now });
  });

  test('no output controls a terminal, and JSON loses nothing', async () => {
    const description = '\u001b[2J \u009b31m \u202e \u2028 \u{E0041} 👩‍💻';
    await add('one', { description });
    for (const words of [
      ['show', 'one', '--json'],
      ['export', '--json'],
    ]) {
      const printed = await types(...words);
      expect(printed.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(JSON.parse(printed)).toMatchObject({
        id: 'one',
        state: 'pending',
        request: { description },
      });
    }
    expect((await types('export', '--csv')).replace(/[\r\n]/g, '')).not.toMatch(
      /[\p{Cc}\u202a-\u202e]/u,
    );
  });

  test('an id is never part of an SQL statement', async () => {
    await add('one', {}, 'honeypot');
    for (const id of ["' OR '1'='1", "one'; DROP TABLE outbox; --", 'one%', '*']) {
      await expect(types('show', id)).rejects.toThrow('There is no request');
      await expect(types('release', id)).rejects.toThrow('There is no request');
    }
    expect(await outbox.find('one')).toMatchObject({ state: 'held' });
  });

  test('release --all releases what one network sent and no spam', async () => {
    await add('one', {}, OVER_QUOTA);
    await add('two', {}, 'honeypot');
    await add('three', {}, OVER_QUOTA);

    expect(await types('release', '--all')).toBe(
      `2 requests held because ${OVER_QUOTA}: due now, and on the way one by one.\n` +
        '1 request held for what was in them: look at each, and release it by its id.\n',
    );
    expect(await outbox.find('one')).toMatchObject({ state: 'pending' });
    expect(await outbox.find('two')).toMatchObject({ state: 'held' });
    expect(await outbox.find('three')).toMatchObject({ state: 'pending' });
  });

  test('release --all gives a time to the visitor who asked for it first', async () => {
    const callAt = now + DAY_MS;
    for (const id of ['first', 'second']) {
      const request = { id, body: '{}', heldBecause: OVER_QUOTA, attributes: { callAt } };
      const callers = { network: null, email: null, phone: null };
      await bookingsIn(outbox).add(request, { keyHash: id, callers });
      now += 1_000;
    }
    await types('release', '--all');
    expect(await outbox.find('first')).toMatchObject({ needsAgreement: false });
    expect(await outbox.find('second')).toMatchObject({ needsAgreement: true });
  });

  test('forget reports first, then erases delivered requests, then the rest', async () => {
    await add('one');
    await tryNext(outbox);
    await add('two');
    await add('other', { email: 'eve@example.com' });

    expect(await types('forget', 'ada@example.com')).toBe(
      [
        'This would erase what ada@example.com wrote in 1 request, for good.',
        '1 request of these never reached the workflow:',
        '  two  pending',
        'Left as it is. To erase that too, add --undelivered.',
        'To do it, add --yes.',
        '',
      ].join('\n'),
    );
    expect(await outbox.find('one')).toMatchObject({ body: expect.stringContaining('Ada') });

    await types('forget', 'ADA@example.com', '--yes');
    expect(await outbox.find('one')).toMatchObject({ state: 'delivered', body: null });
    expect(await outbox.find('two')).toMatchObject({ body: expect.stringContaining('Ada') });

    expect(await types('forget', 'ada@example.com', '--yes', '--undelivered')).toMatch(/^Erased/);
    expect(await outbox.find('two')).toBeUndefined();
    expect(await outbox.find('other')).toMatchObject({ state: 'pending' });
    await expect(types('forget', 'ada@example.com')).rejects.toThrow(
      'The store has nothing that ada@example.com wrote.',
    );
  });

  test('export writes a spreadsheet without formulas', async () => {
    await outbox.add({
      id: 'one',
      body: JSON.stringify(
        aRequestBody({
          name: '=HYPERLINK("http://evil.example")',
          phone: '+1 555',
          callDate: null,
        }),
      ),
      attributes: { timeZone: 'Europe/Berlin', leadSource: 'utm_source=news' },
    });

    const answers: Record<string, string | null> = {
      ...aRequestBody({ phone: '+1 555' }),
      name: `"'=HYPERLINK(""http://evil.example"")"`,
      description: '"We sell engines.\nWe want to answer faster."',
    };
    const accepted = new Date(now).toISOString();
    expect(await types('export', '--csv')).toBe(
      [
        `\ufeffid,state,acceptedAt,deliveredAt,attempts,lastAnswer,timeZone,language,leadSource,${webhookFields}`,
        `one,pending,${accepted},,0,,Europe/Berlin,,utm_source=news,${webhookFields.map((field) => answers[field] ?? '')}`,
        '',
      ].join('\r\n'),
    );
  });

  test('export keeps answers to fields that the form no longer has', async () => {
    await outbox.add({ id: 'old', body: '{"name":"Ada","favouriteColour":"blue"}' });
    now += 1_000;
    await outbox.add({ id: 'new', body: '{"name":"Grace"}' });
    const [header, ...rows] = (await types('export', '--csv')).trimEnd().split('\r\n');
    expect(header).toMatch(/,submittedAt,favouriteColour$/);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['', 'blue']);
  });

  test('purge reports first and erases with --yes', async () => {
    await add('old');
    await tryNext(outbox);
    await add('waiting');
    now += 31 * DAY_MS;
    expect(await types('purge')).toMatch(/^This would erase what visitors wrote in 1 request /);
    expect(await outbox.find('old')).toMatchObject({ body: expect.stringContaining('Ada') });

    expect(await types('purge', '--yes')).toMatch(/^Erased what visitors wrote in 1 request /);
    expect(await types('purge')).toContain('in 0 requests ');
    expect(await outbox.find('old')).toMatchObject({ body: null });
    expect(await outbox.find('waiting')).toMatchObject({ body: expect.stringContaining('Ada') });
  });
});
