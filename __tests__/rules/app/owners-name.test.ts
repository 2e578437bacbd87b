import '../../kit/setup/signs-in-name.ts';

import { appendFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { POST } from '#app/api/consultation/route.ts';
import { GET as openCall } from '#app/call/[key]/route.tsx';
import { agency } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { callHours } from '#domain/call-hours.ts';
import { sendMail } from '#server/delivery/mail.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { html } from '../../../scripts/operate/desk/html.ts';
import { answerPage as answerOfDesk } from '../../../scripts/operate/desk/page.ts';
import { startMailReceiver } from '../../../scripts/prove/real/mail-receiver.ts';
import { aFormPost, formFields } from '../../kit/builders/consultation-post.ts';
import { readable } from '../../kit/readable.ts';
import { captureLog } from '../../kit/setup/captured-log.ts';
import { aFolder } from '../../kit/setup/folder.ts';

beforeAll(() => {
  // A checkout that was never built has no such file.
  appendFileSync('src/app/form-script.bundle.js', '');
  process.env['DATA_DIR'] = aFolder();
  Object.assign(callHours, { timeZone: 'Europe/Berlin' });
  captureLog();
});
afterAll(() => ourOutbox().close());

/** Data for search engines is no HTML. */
const withoutScripts = (page: string) => page.replaceAll(/<script.*?<\/script>/gs, '');

function expectNameIn(page: string) {
  const shown = withoutScripts(page);
  expect(shown).not.toContain(agency.name);
  expect(readable(shown)).toContain(agency.name);
}

test.each(globSync('src/app/[[]language]/{,404/,about/,services/,consultation/}page.tsx'))(
  "%s shows an owner's name with the signs of HTML as it is written",
  async (file) => {
    const { default: Page } = await import(join(process.cwd(), file));
    const params = Promise.resolve({ language: ownLanguage });
    expectNameIn(renderToStaticMarkup(createElement('div', null, await Page({ params }))));
  },
);

let visitors = 0;
function ask(changes: Record<string, string> = {}) {
  visitors += 1;
  const post = aFormPost(formFields({ name: `${visitors}`, ...changes }));
  post.headers.set(SOCKET_ADDRESS, `198.51.100.${visitors}`);
  return POST(post);
}

function open(key: string) {
  const headers = { [SOCKET_ADDRESS]: '198.51.100.99' };
  const request = new Request(`https://agency.example/call/${key}`, { headers });
  return openCall(request, { params: Promise.resolve({ key }) });
}

async function openNewCall() {
  const call = { contactMethod: 'phone', callDate: '2026-11-24', callTime: '10:00' };
  const { headers } = await ask(call);
  return open(/[\da-f]{32}/.exec(headers.get('location') ?? '')?.[0] ?? '');
}

function askWithoutStore() {
  jest.spyOn(ourOutbox(), 'add').mockRejectedValueOnce(new Error('full'));
  return ask();
}

test.each([
  ['a refusal', 400, () => ask({ email: '1' })],
  ['a request that was not kept', 503, askWithoutStore],
  ['a call', 200, openNewCall],
  ['an unknown call', 404, () => open('1')],
])("the page of %s shows an owner's name as it is written", async (_, status, answer) => {
  const page = await answer();
  expect(page.status).toBe(status);
  const shown = await page.text();
  expectNameIn(shown);
  expect(readable(shown)).toMatch(/<title>[^<]*A & B <b><\/title>/);
});

test("a mail and the desk show an owner's name as it is written", async () => {
  const desk = await answerOfDesk('Requests', html`<p></p>`).text();
  expectNameIn(desk);
  const receiver = await startMailReceiver();
  const smtpUrl = new URL(`smtp://127.0.0.1:${receiver.port}`);
  const settings = {
    smtpUrl,
    from: 'site@agency.example',
    to: ['me@agency.example'],
    timeoutMs: 5e3,
  };
  await sendMail({ id: '1', subject: 'Request', text: 'Text' }, settings);
  const { from } = await PostalMime.parse(receiver.mails[0]?.raw ?? '');
  expect(from?.name).toBe(agency.name);
  await receiver.close();
});
