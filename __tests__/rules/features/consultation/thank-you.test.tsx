import { fireEvent, waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnFigures } from '#content/figures.ts';
import { fillBlanks } from '#content/fill-blanks.ts';
import { callHours } from '#domain/call-hours.ts';
import { clockHands } from '#domain/clock-hands.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { momentInShort } from '#domain/moment-in-words.ts';
import { WEEK } from '#domain/week.ts';
import { localZone } from '#domain/zones.ts';
import { noteChangedCall } from '#features/consultation/changed-calls.browser.ts';
import { saveDraft, savedDraft } from '#features/consultation/form/draft.browser.ts';
import { showThankYouAgain } from '#features/consultation/thank-you/thank-you.browser.ts';
import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
import {
  chooseCall,
  inPlainWords,
  openFilledPage,
  openPage,
  SUMMARY,
  send,
  submit,
  THANK_YOU,
} from '../../../kit/form-page.tsx';
import { only, withPlainSpaces } from '../../../kit/readable.ts';
import { todayIs } from '../../../kit/setup/today-is.ts';
import { theRoute } from '../../../kit/the-route.ts';
import { callBooking, locale, pages, sentRequest, words } from '../../../kit/words.ts';

theRoute();

test.each([
  ['email', fillBlanks(sentRequest.emailTo, { email: 'ada@example.com' })],
  ['text', fillBlanks(sentRequest.textTo, { phone: '+1 555 0100' })],
  ['phone', fillBlanks(sentRequest.phoneTo, { phone: '+1 555 0100' })],
] as const)('Thank You says where the reply by %s goes', async (method, place) => {
  const hours = Object.fromEntries(WEEK.map((day) => [day, ['0:00-24:00']]));
  Object.assign(callHours, { hours, callMinutes: 1500, closed: [], timeZone: 'UTC' });
  openFilledPage(method);
  await waitFor(() => expect(submit()).toBeEnabled());
  await send();
  expect(only(SUMMARY)).toHaveTextContent(place);
  const { sentAt, formValues } = JSON.parse(sessionStorage.getItem('sent-request') ?? '');
  expect(JSON.stringify(formValues)).not.toContain('We sell engines.');
  const replyBy = new Date(sentAt + drawnFigures.responseHours.amount * HOUR_MS);
  const clock = replyBy.toTimeString().slice(0, 'HH:mm'.length);
  expect(only(`${SUMMARY} [data-blank="time"]`)).toHaveTextContent(inPlainWords(clock));
  expect(only(`${THANK_YOU} > div:first-of-type > p`)).toHaveTextContent(words.thankYou.promise);
  expect(only(`${THANK_YOU} > div:first-of-type > p`)).not.toHaveTextContent(
    words.thankYou.promiseToConfirm,
  );
  expect(document.querySelector('[download]')).toBeNull();
});

const promised = () => only(`${THANK_YOU} > div:first-of-type > p > strong > :not([hidden])`);
const besideSubmit = () => only('form [data-part^="reply-"]:not([hidden])');
const momentAtNoon = () => momentInShort(new Date(2026, 10, 20, 12), localZone(), locale);

test.each([
  ['of email', words.thankYou.promiseLater, () => openFilledPage('email')],
  ['of a call', words.thankYou.promiseToConfirmLater, () => openFilledPage()],
])(
  'before the agency opens, page and Thank You name the same moment %s',
  async (_, later, open) => {
    open();
    if (later === words.thankYou.promiseToConfirmLater) await chooseCall();
    const moment = momentAtNoon();
    const note = fillBlanks(words.submission.promiseLater, { moment });
    expect(besideSubmit()).toHaveTextContent(withPlainSpaces(note));
    await send();
    expect(promised().textContent).toBe(fillBlanks(later, { moment }));
  },
);

test('while the agency is open, page and Thank You promise a reply within the hours', async () => {
  todayIs(new Date(2026, 10, 20, 10));
  openFilledPage('email');
  expect(besideSubmit()).toHaveTextContent(words.submission.promise);
  await send();
  expect(promised().textContent).toBe(words.thankYou.promise);
});

test('the note beside Submit names the moment once the agency has closed', () => {
  todayIs(new Date(2026, 10, 20, 10));
  openPage();
  todayIs(new Date(2026, 10, 20, 17));
  fireEvent.focusIn(only('[name="name"]'));
  expect(besideSubmit()).not.toHaveTextContent(words.submission.promise);
});

test('Thank You names no moment of the reply while no day has hours', async () => {
  callHours.hours = {};
  openFilledPage('email');
  await send();
  expect(only(SUMMARY)).toHaveTextContent(sentRequest.replyWithin);
  expect(only(SUMMARY)).not.toHaveTextContent(sentRequest.replyBy);
});

const openThankYou = () => {
  document.body.innerHTML = renderToStaticMarkup(<ThankYou words={words} />);
  showThankYouAgain();
};

test('a reload and another language keep what Thank You says', async () => {
  openFilledPage('email');
  await send();
  for (const visit of ['reloaded', 'in another language']) {
    openThankYou();
    const place = fillBlanks(sentRequest.emailTo, { email: 'ada@example.com' });
    expect([visit, only(SUMMARY).textContent]).toEqual([visit, expect.stringContaining(place)]);
  }
});

test('Thank You claims no receipt where nothing was sent', () => {
  saveDraft({ name: 'Ada' });
  openThankYou();
  expect(only(THANK_YOU)).not.toHaveTextContent(words.thankYou.received);
  expect(document.querySelector(SUMMARY)).toBeNull();
  expect(only('h1')).toHaveTextContent(words.consultationPage.title);
  expect(only(`${THANK_YOU} p:not([hidden]) a`)).toHaveAttribute('href', pages.consultation);
  expect(savedDraft()).toEqual({ name: 'Ada' });
});

test('Thank You confirms what the browser itself has posted, and forgets its draft once', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  await import('#features/consultation/form/before-form.browser.ts');
  saveDraft({ name: 'Ada' });
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  for (const draft of [undefined, { name: 'Grace' }]) {
    openThankYou();
    expect(only(THANK_YOU)).toHaveTextContent(words.thankYou.received);
    expect(savedDraft()).toEqual(draft);
    saveDraft({ name: 'Grace' });
  }
});

test.each(['in this tab', 'in another tab'])(
  'Thank You leads to the page of a call that was changed %s',
  async (where) => {
    callHours.timeZone = localZone();
    const fetched = async (address: unknown) =>
      Response.json(address === '/api/busy' ? [] : { isAgreed: true, canBeChanged: true });
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    openFilledPage();
    await chooseCall();
    await send();
    const { callKey } = JSON.parse(sessionStorage.getItem('sent-request') ?? '');
    noteChangedCall('of another call');
    openThankYou();
    expect(only(THANK_YOU)).toHaveTextContent(words.callPage.title);
    noteChangedCall(callKey);
    if (where === 'in this tab') openThankYou();
    else window.dispatchEvent(new Event('storage'));
    expect(document.querySelector(SUMMARY)).toBeNull();
    expect(only(THANK_YOU)).not.toHaveTextContent(words.callPage.title);
    expect(only(`a[href="/call/${callKey}"]`)).toHaveTextContent(sentRequest.seeCall);
    expect(only(`[data-part="changed-call"]`)).toBeVisible();
  },
);

test.each([
  ['{"isAgreed":true,"canBeChanged":true}', ['agreed', 'with-link']],
  ['{"isAgreed":false,"canBeChanged":false}', ['requested', 'without-link']],
  ['no JSON', ['requested', 'with-link']],
])('after the response %s Thank You says of a call %j', async (body, conditions) => {
  callHours.timeZone = localZone();
  const fetched = async (address: unknown) => new Response(address === '/api/busy' ? '[]' : body);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  openFilledPage();
  await chooseCall();
  await send();
  const said = document.querySelectorAll<HTMLElement>(`${SUMMARY}, ${SUMMARY} p[data-when]`);
  expect(Array.from(said, ({ dataset }) => dataset['when'])).toEqual(conditions);
  const isAgreed = !conditions.includes('requested');
  const promise = document.querySelector(`${THANK_YOU} > div:first-of-type > p > strong`);
  if (isAgreed) expect(promise).toBeNull();
  else expect(promise).toHaveTextContent(words.thankYou.promiseToConfirm);
  const title = isAgreed ? words.callPage.title : callBooking.requestedTime;
  expect(only(`${SUMMARY} small`)).toHaveTextContent(title);
  const sign = only(`${SUMMARY} > span > svg > :last-child`).getAttribute('d');
  const isClock = sign === clockHands('13:30');
  expect(isClock).toBe(!isAgreed);
  expect(only('[download]').getAttribute('href')?.includes('TENTATIVE')).toBe(!isAgreed);
});
