import '../../kit/setup/another-form.ts';

import { renderToStaticMarkup } from 'react-dom/server';
import { fieldRules } from '#domain/consultation-fields.ts';
import { consultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { RequestView } from '#features/desk/request-view.tsx';
import { readRequest } from '#server/desk/read-request.ts';
import { writeOwnerMail } from '#server/mail/owner-mail.tsx';
import { openRequests } from '#server/requests/our-requests.ts';
import { exportRequests } from '../../../scripts/operate/outbox/export-requests.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { requestWords } from '../../kit/words.ts';

const ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a10';
const NEW = { name: 'Ada', email: 'ada@b.example', phone: '1', city: 'Ulm', size: 'large' };
/** Stored before the agency removed `budget` and `description`, and added `city` and `size`. */
const OLD = { name: 'Bob', email: 'bob@b.example', budget: 'under-5k', description: 'Nets' };

function mailed(formValues: Readonly<Record<string, string>>) {
  const { text, page } = writeOwnerMail({
    id: ID,
    formValues: { ...formValues, contactMethod: 'email' },
  });
  return { text, html: renderToStaticMarkup(page) };
}

test('the webhook has the fields of the form in their order, and none that was removed', () => {
  const body = webhookBody(consultationRequest.parse({ ...NEW, ...OLD, contactMethod: 'email' }));
  expect(JSON.parse(body)).toMatchObject({ city: 'Ulm', size: 'large' });
  expect(body).not.toMatch(/budget|description/);
  expect(Object.keys(JSON.parse(body)).slice(0, 6)).toEqual(Object.keys(fieldRules));
});

describe.each(['text', 'html'] as const)('the %s of the mail', (part) => {
  test('says an added field in its words', () => {
    const said = mailed(NEW)[part];
    expect(said).toContain('Ulm');
    expect(said).toContain('Your city');
    expect(said).toContain('How many boats');
    expect(said).not.toContain('budget');
  });

  test('keeps what an earlier request says in a removed field', () => {
    const said = mailed(OLD)[part];
    expect(said).toContain('under-5k');
    expect(said).toContain('Nets');
    expect(requestWords.labels).not.toHaveProperty('budget');
  });
});

test('desk and export show an added field, and what was typed into a removed one', async () => {
  const requests = openRequests({ dataFolder: aFolder() });
  await requests.add({ id: ID, body: JSON.stringify(OLD) });
  await requests.add({ id: `${ID.slice(0, -1)}1`, body: JSON.stringify(NEW) });
  const rows: string[] = [];
  for await (const row of exportRequests(requests, {})) rows.push(row);
  const ids = (await requests.newest({}, 2)).map(({ id }) => id);
  const pages = await Promise.all(ids.map((id) => readRequest(requests, id)));
  const html = pages.map((page) => renderToStaticMarkup(RequestView(page))).join('');
  await requests.close();
  expect(rows[0]).toMatch(/city.*size.*budget/);
  expect(rows.join('')).toMatch(/under-5k/);
  expect(rows.join('')).toMatch(/Ulm/);
  for (const shown of ['Your city', 'Ulm', 'How many boats', 'Two', 'under-5k', 'Nets'])
    expect(html).toContain(shown);
});
