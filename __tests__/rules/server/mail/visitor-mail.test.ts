import { renderToStaticMarkup } from 'react-dom/server';
import { callHours } from '#domain/call-hours.ts';
import { callState } from '#domain/call-state.ts';
import { DAY_MS } from '#domain/durations.ts';
import { visitorMail } from '#server/mail/visitor-mail.tsx';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { aCallBody, aRequestBody } from '../../../kit/builders/consultation-request.ts';
import { readable } from '../../../kit/readable.ts';
import { visitorMail as words } from '../../../kit/words.ts';

const LINK = 'https://agency.example/call/0123456789abcdef0123456789abcdef';
const NOW = Date.UTC(2026, 10, 20);
const CALL_AT = NOW + 3 * DAY_MS;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  Object.assign(callHours, { timeZone: 'America/New_York' });
  Object.assign(words, { greeting: 'Hello,', signature: 'Kind regards\nAda' });
});
afterEach(() => Object.assign(words, { greeting: '', signature: '' }));

const aRequest = {
  id: 'one',
  answers: aRequestBody(),
  body: '{}',
  acceptedAt: NOW,
  change: 0,
  firstId: null,
  language: null,
  link: null,
  timeZone: 'Europe/Berlin',
};
const aCall = { ...aRequest, answers: aCallBody(), call: 'call', callAt: CALL_AT, link: LINK };
const agreed = { ...aCall, reserves: true };

test.each([
  ['asks for no call', aRequest],
  ['asks for a call', aCall],
  ['has a call that is agreed', agreed],
  ['has an agreed call and no link', { ...agreed, link: null }],
  ['has a call that is freed', { ...aCall, byAgency: 'freed' }],
  ['moved its call', { ...agreed, change: 1, callAtBefore: CALL_AT + DAY_MS }],
  ['has a call that the agency moved', { ...agreed, change: 1, byAgency: 'changed' }],
  ['cancelled its call', { ...aCall, change: 1, isCancelled: true }],
])('page and text of a mail about a request that %s say the same', (_, given) => {
  const request = given as unknown as StoredRequest;
  const { text, page } = visitorMail('confirmation', request, callState(request, NOW));
  const [, body = ''] = renderToStaticMarkup(page).split('<body');
  const onPage = readable(`<body${body}`.replaceAll(/<[^>]*>/g, ' '));
  expect(wordsIn(onPage)).toEqual(wordsIn(text));
});

/** The page numbers its steps, and has a link's address in an attribute. */
function wordsIn(text: string) {
  const withoutAddresses = text.replaceAll(/https:\S+/g, '');
  return new Set(withoutAddresses.match(/[\p{L}\p{N}]{2,}/gu));
}
