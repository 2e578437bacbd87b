import { webhookFields } from '#domain/consultation-request.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { commands } from '../../../scripts/operate/outbox/commands.ts';
import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';
import { claimFrom, refused, tryNext } from '../../kit/builders/attempts.ts';
import { aRequestBody } from '../../kit/builders/consultation-request.ts';
import { kindsOfStore, type Place } from '../../kit/setup/stores.ts';

const DAY_MS = 86_400_000;

describe.each(kindsOfStore)('the operator of a store in $kind', ({ newPlace }) => {
  let place: Place;
  let outbox: Outbox;
  let now: number;

  beforeEach(async () => {
    place = await newPlace();
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

  test('lists what is not delivered, and nothing that a visitor wrote', async () => {
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

  test('a list says that delivery is paused, since when and why', async () => {
    await add('one');
    await tryNext(outbox, refused(503, 1));

    expect(await types('list')).toMatch(
      /\nDelivery is paused since \d{4}-.* \(last answer: 503\)\. The next one is tried at \d{4}-.*retry\n$/,
    );
  });

  test('a list of what came since a day, is in a state or says a word may be empty, and says so', async () => {
    expect(await types('list', '--state', 'held,parked')).toBe('No request is held or parked.\n');
    await add('one', { name: 'Ada' });
    const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
    for (const asked of [['Ada', '--state', 'held'], ['Ada', '--since', tomorrow], ['Eve']])
      expect(await types('list', ...asked)).toMatch(/^No request like that is .*held/);
  });

  test('a list for scripts is one object a line', async () => {
    await add('one');
    await add('two');

    const lines = (await types('list', '--json'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

    expect(lines).toMatchObject([
      { id: 'two', state: 'pending', attempts: 0, acceptedAt: new Date(now).toISOString() },
      { id: 'one' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Ada');
  });

  test('shows everything about one request, in lines of its own', async () => {
    await add('one', { name: 'Eve \u001b[31m', description: 'first\nsecond' });

    const shown = await types('show', 'one');

    expect(shown).toMatch(/^id +one$/m);
    expect(shown).toMatch(/^name +Eve$/m);
    expect(shown).toMatch(/^description +first\n +second$/m);
    expect(shown).not.toContain('\u001b');
  });

  test('a purged request is shown without what its visitor wrote', async () => {
    await add('one');
    await tryNext(outbox);
    now += DAY_MS + 1;
    await types('purge', '--days', '1', '--yes');

    expect(await types('show', 'one')).toMatch(/^the visitor wrote +\(purged\)$/m);
    expect(await types('export', '--csv')).toMatch(/\r\none,delivered,.*,,,,,,,,,,,,,,,\r\n$/);
  });

  test('makes all that waits due at once', async () => {
    await add('one');
    await add('two');
    await tryNext(outbox, refused());

    expect(await types('list')).toMatch(/one +pending .* 1 +in \d s\w* +503/);
    expect(await types('retry')).toBe(
      '2 waiting or parked: all are due now, and go out one by one.\n',
    );
    expect(await types('list')).toMatch(/one +pending .* 1 +due +503/);
  });

  test('has what was delivered and lost sent again, marked, and waiting since then', async () => {
    await add('one');
    await tryNext(outbox);
    await add('forgotten');
    await tryNext(outbox);
    await outbox.forget('forgotten');
    await add('waiting');
    await tryNext(outbox, refused());
    const deliveredAt = now;
    now += 3 * DAY_MS;
    const today = new Date(now).toISOString().slice(0, 10);
    const dayOfDelivery = new Date(deliveredAt).toISOString().slice(0, 10);

    expect(await types('resend', '--since', today)).toMatch(/^0 requests /);
    await expect(types('resend', 'waiting')).rejects.toThrow('it is pending');
    await expect(types('resend', 'forgotten')).rejects.toThrow('its words are forgotten');
    await outbox.discard('waiting');
    await outbox.forget('waiting');
    expect(await types('resend', '--since', dayOfDelivery)).toBe(
      '1 request that had been delivered: due again, and on the way one by one.\n',
    );

    expect(await outbox.health()).toMatchObject({
      undelivered: 1,
      late: 0,
      oldestUndeliveredSeconds: 0,
    });
    expect(await claimFrom(outbox)).toMatchObject({ id: 'one', resentAt: now });
    await tryNext(outbox);
    expect(await outbox.find('one')).toMatchObject({ state: 'delivered', deliveredAt });
    now += DAY_MS;
    expect(await types('resend', 'one')).toMatch(/^1 request /);
    expect(await claimFrom(outbox)).toMatchObject({ id: 'one', resentAt: now });
  });

  test('puts nothing on a terminal that it would obey, and loses nothing of it', async () => {
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

  test('an id is never a part of a question to the database', async () => {
    await add('one', {}, 'honeypot');
    for (const id of ["' OR '1'='1", "one'; DROP TABLE outbox; --", 'one%', '*']) {
      await expect(types('show', id)).rejects.toThrow('There is no request');
      await expect(types('release', id)).rejects.toThrow('There is no request');
    }
    expect(await outbox.find('one')).toMatchObject({ state: 'held' });
  });

  test('releases at once what one network sent, and nothing that looks like spam', async () => {
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

  test('says what it would forget of a person, then forgets what was delivered, then the rest', async () => {
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
      'Nothing is kept that ada@example.com wrote.',
    );
  });

  test('says why it cannot do what it was asked', async () => {
    await add('waiting');
    await add('held', {}, 'honeypot');

    await expect(types('show', 'gone')).rejects.toThrow('There is no request with the id gone.');
    await expect(types('retry', 'gone')).rejects.toThrow('There is no request with the id gone.');
    await expect(types('retry', 'held')).rejects.toThrow(
      'held is neither waiting nor parked: it is held.',
    );
    await expect(types('release', 'waiting')).rejects.toThrow(
      'waiting is not held: it is pending.',
    );
  });

  test('exports every request for a spreadsheet, with formulas made harmless', async () => {
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
        `\ufeffid,state,acceptedAt,deliveredAt,attempts,lastAnswer,timeZone,leadSource,${webhookFields}`,
        `one,pending,${accepted},,0,,Europe/Berlin,utm_source=news,${webhookFields.map((field) => answers[field] ?? '')}`,
        '',
      ].join('\r\n'),
    );
  });

  test('an export is read from the store as fast as it is taken, however slow its reader is', async () => {
    for (const index of Array(600).keys()) {
      now += 1;
      await add(`${index}`);
    }
    const lines = commands.export(outbox, { format: 'json' });
    const { value: newest } = await lines.next();

    // The page that it lies on was asked for by nobody yet.
    await outbox.forget('0');

    const all = [newest];
    for await (const line of lines) all.push(line);
    expect(all).toHaveLength(599);
  });

  test('exports the answers to a field that was dropped since in a column of their own', async () => {
    await outbox.add({ id: 'old', body: '{"name":"Ada","favouriteColour":"blue"}' });
    now += 1_000;
    await outbox.add({ id: 'new', body: '{"name":"Grace"}' });
    const [header, ...rows] = (await types('export', '--csv')).trimEnd().split('\r\n');
    expect(header).toMatch(/,submittedAt,favouriteColour$/);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['', 'blue']);
  });

  test('says what a purge would do before it does it', async () => {
    await add('old');
    await tryNext(outbox);
    await add('waiting');
    now += 31 * DAY_MS;
    const store = place.connect();
    await store.query(`INSERT INTO outbox (id, state, body, accepted_at, due_at, delivered_at)
      WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 2500)
      SELECT 'old-' || n, 'delivered', '{}', 0, 0, 0 FROM many`);

    expect(await types('purge')).toMatch(
      /^This would forget what visitors wrote in 2501 requests /,
    );
    expect(await outbox.find('old')).toMatchObject({ body: expect.stringContaining('Ada') });

    expect(await types('purge', '--yes')).toMatch(/^Forgot what visitors wrote in 2501 requests /);
    expect(await types('purge')).toContain('in 0 requests ');
    expect(await outbox.find('old')).toMatchObject({ body: null });
    expect(await outbox.find('waiting')).toMatchObject({ body: expect.stringContaining('Ada') });
  });
});
