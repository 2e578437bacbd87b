import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnFigures } from '#content/figures.ts';
import { filled } from '#content/filled.ts';
import { utc } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import {
  type contactMethods,
  fieldLimits,
  fieldRules,
  formRequires,
} from '#domain/consultation-fields.ts';
import { dayInWords, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { WEEK } from '#domain/week.ts';
import { zoneHere } from '#domain/zones.ts';
import { booking } from '#features/consultation/booking/booking-names.ts';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { saveDraft, savedDraft } from '#features/consultation/form/draft.browser.ts';
import { enhanceForm } from '#features/consultation/form/enhance-form.browser.ts';
import { partSelector } from '#features/consultation/page-parts.ts';
import { showThankYouAgain } from '#features/consultation/thank-you/thank-you.browser.ts';
import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
import {
  A_SERVICE,
  formValues,
  requiredFields,
} from '../../../kit/builders/consultation-request.ts';
import { dayNamed } from '../../../kit/builders/day-named.ts';
import { entryIn } from '../../../kit/entry-in.ts';
import { only } from '../../../kit/only.ts';
import { withPlainSpaces } from '../../../kit/readable.ts';
import { todayIs } from '../../../kit/setup/today-is.ts';
import { theRoute } from '../../../kit/the-route.ts';
import { callBooking, locale, sentRequest, words } from '../../../kit/words.ts';

configure({ asyncUtilTimeout: 30_000 });

const route = theRoute();

type ContactMethod = (typeof contactMethods)[number];

const NOW = new Date(2026, 10, 20, 9, 30);
const NEXT_MONDAY = new Date(2026, 10, 23);
const CALL = { callDate: '2026-11-23', callTime: '13:30' };
const inPlainWords = (time: string) => withPlainSpaces(timeInWords(time, locale));
const theCall = () =>
  `${dayInWords(NEXT_MONDAY, locale)} ${inPlainWords('13:30')} ${zoneInWords(zoneHere(), locale)}`;

beforeEach(() => {
  todayIs(NOW);
  window.scrollTo = () => {};
});
afterEach(() => history.replaceState(null, '', '/'));

function openPage(beforeItsModule = () => {}) {
  document.documentElement.lang = locale;
  document.body.innerHTML = renderToStaticMarkup(<ConsultationView words={words} />);
  beforeItsModule();
  for (const form of document.forms) enhanceForm(form);
}

const THANK_YOU = partSelector('thank-you');
const SUMMARY = `${THANK_YOU} > [data-when]`;
// An owner may give two elements the same words.
const submit = () => only('[type="submit"]');
const seen = (selector: string) => waitFor(() => only(`${selector}:not([hidden])`));
const status = () => only(`.${booking.call}[role="status"]`);
const monday = () =>
  screen.findByLabelText(dayNamed('2026-11-23'), { selector: '[role="gridcell"]' });
const atHalfPastOne = () => only('[name="callTime"][value="13:30"]');
const choose = (method: ContactMethod) =>
  fireEvent.click(only(`[name="contactMethod"][value="${method}"]`));
const field = (name: string) => only(`[name="${name}"]`);
const enter = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

function openFilledPage(method?: ContactMethod) {
  openPage();
  enterAll();
  if (method) choose(method);
}

function enterAll() {
  for (const name of requiredFields) enter(name, formValues[name] ?? '');
}

async function chooseCall(meanwhile = () => {}) {
  choose('phone');
  meanwhile();
  fireEvent.click(await monday());
  meanwhile();
  fireEvent.click(atHalfPastOne());
  meanwhile();
  await waitFor(() => expect(submit()).toBeEnabled());
}

async function send() {
  fireEvent.click(submit());
  return seen(THANK_YOU);
}

const ASKED = 'fieldset :enabled[name]:not([type="radio"], [aria-hidden] *)';

test('the form asks for every field with its native type', () => {
  openPage();
  const asked = [...document.querySelectorAll<HTMLInputElement>(ASKED)];
  const form = 'src/features/consultation/form/form-sections.tsx asks for';
  const names = asked.map(({ name }) => name);
  expect([form, ...names.sort()]).toEqual([form, ...Object.keys(fieldRules).sort()]);
  for (const control of asked) {
    const name = control.name as keyof typeof fieldRules;
    expect([name, control.required]).toEqual([name, formRequires(name)]);
    if (name in fieldLimits && !(control instanceof HTMLSelectElement))
      expect([name, control.maxLength]).toEqual([name, fieldLimits[name]]);
    expect(control).toHaveAccessibleName(expect.stringContaining(words.formFields[name]));
  }
  only('[name="name"][autocomplete="name"]');
  only('[name="email"][type="email"][autocomplete="email"]');
  only('[name="phone"][type="tel"][autocomplete="tel"]');
  expect(document.querySelectorAll('[name="contactMethod"]:required')).toHaveLength(3);
});

test('a name of spaces is an empty field, which the browser refuses', () => {
  openPage();
  enter('name', '  ');
  fireEvent.change(field('name'));
  expect(field('name')).toBeInvalid();
});

test('three clicks on Submit send one request and show Thank You', async () => {
  openFilledPage('text');
  const elsewhere = '<a href="/eo/consultation?utm_source=news" hreflang="eo">Esperanto</a>';
  document.body.insertAdjacentHTML('beforeend', elsewhere);
  submit().focus();
  for (let click = 0; click < 2; click += 1) fireEvent.click(submit());
  await send();
  expect(only(`${THANK_YOU} > h1`)).toHaveFocus();
  expect(only('form')).not.toBeVisible();
  expect(document.title).toBe(sentRequest.title);
  const inEsperanto = /\/eo\/consultation\/thank-you\?utm_source=news$/;
  expect(only('[hreflang]').getAttribute('href')).toMatch(inEsperanto);
  const body = { name: 'Ada Lovelace', contactMethod: 'text' };
  expect(route.received).toMatchObject([{ formAge: expect.any(String), body }]);

  openPage();
  expect(field('name')).toHaveValue('');
});

test('a misspelt address is questioned once the field is left, and a click corrects it', () => {
  openPage();
  const button = only('[data-part="meant-address"]');
  enter('email', 'ada.lovelace@gmial.com');
  expect(button).not.toBeVisible();
  fireEvent.focusOut(field('email'));
  expect(button).toBeVisible();
  const question = filled(words.formWords.meantAddress, { email: 'ada.love…@gmail.com' });
  expect(button).toHaveTextContent(question);

  fireEvent.click(button);
  expect(button).not.toBeVisible();
  openPage();
  expect(field('email')).toHaveValue('ada.lovelace@gmail.com');
});

test('Submit needs a day and a time, and another contact method clears them', async () => {
  openFilledPage('phone');
  expect(submit()).toHaveAccessibleDescription(words.submission.chooseTimeFirst);

  fireEvent.click(await monday());
  expect(submit()).toHaveAccessibleDescription(words.submission.chooseTime);
  expect(status()).toHaveTextContent(dayInWords(NEXT_MONDAY, locale));

  fireEvent.click(atHalfPastOne());
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(status()).toHaveTextContent(`${callBooking.requestedTime} ${theCall()}`);
  expect(submit()).not.toHaveAccessibleDescription();

  choose('email');
  expect(only(partSelector('booking'))).not.toBeVisible();
  expect(only('[name="callDate"]')).toBeDisabled();
  expect(submit()).toBeEnabled();

  choose('phone');
  expect(await monday()).toHaveAttribute('aria-selected', 'false');
  expect(submit()).toBeDisabled();
});

test('the form shows Thank You after eight seconds without an answer', async () => {
  route.neverAnswers();
  openFilledPage('email');
  jest.useFakeTimers();
  fireEvent.click(submit());
  expect(only('[type="submit"] > :not([hidden])')).toHaveTextContent(words.submission.sending);

  await jest.advanceTimersByTimeAsync(7_999);
  expect(only(THANK_YOU)).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(1);
  expect(only(THANK_YOU)).toBeVisible();
  expect(localStorage).toHaveLength(1);
});

test.each([
  ['email', filled(sentRequest.emailTo, { email: 'ada@example.com' })],
  ['text', filled(sentRequest.textTo, { phone: '+1 555 0100' })],
  ['phone', filled(sentRequest.phoneTo, { phone: '+1 555 0100' })],
] as const)('Thank You says where the reply by %s goes', async (method, place) => {
  const hours = Object.fromEntries(WEEK.map((day) => [day, ['0:00-24:00']]));
  Object.assign(callHours, { hours, callMinutes: 1500, closed: [], timeZone: 'UTC' });
  openFilledPage(method);
  await waitFor(() => expect(submit()).toBeEnabled());
  await send();
  expect(only(SUMMARY)).toHaveTextContent(place);
  const { sentAt, formValues } = Object(history.state).sent;
  expect(JSON.stringify(formValues)).not.toContain('We sell engines.');
  const replyBy = new Date(sentAt + drawnFigures.responseHours.amount * 3_600_000);
  const clock = replyBy.toTimeString().slice(0, 'HH:mm'.length);
  expect(only(`${SUMMARY} [data-blank="time"]`)).toHaveTextContent(inPlainWords(clock));
  expect(only(`${THANK_YOU} > p`)).toHaveTextContent(words.thankYou.promise);
  expect(only(`${THANK_YOU} > p`)).not.toHaveTextContent(words.thankYou.promiseToConfirm);
  expect(document.querySelector('[download]')).toBeNull();
});

test('a link to a call on a weekday opens the calendar on that day', async () => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
  history.replaceState(null, '', `/consultation?call=${NEXT_MONDAY.getDay()}`);
  openPage();
  expect(only('[name="contactMethod"]:checked')).toHaveAttribute('value', 'phone');
  expect(await monday()).toHaveAttribute('aria-selected', 'true');
  expect(document.querySelector('[name="callTime"]:checked')).toBeNull();
  expect(submit()).toBeDisabled();
});

test('a link to another language keeps what Thank You says', async () => {
  openPage();
  const elsewhere = '<a href="/eo/consultation" hreflang="eo">Esperanto</a>';
  document.body.insertAdjacentHTML('beforeend', elsewhere);
  enterAll();
  choose('email');
  await send();
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  fireEvent.click(only('[hreflang]'));
  history.replaceState(null, '', '/eo/consultation/thank-you');
  for (const visit of ['first', 'reloaded']) {
    document.body.innerHTML = renderToStaticMarkup(<ThankYou words={words} />);
    showThankYouAgain();
    const place = filled(sentRequest.emailTo, { email: 'ada@example.com' });
    expect([visit, only(SUMMARY).textContent]).toEqual([visit, expect.stringContaining(place)]);
  }
  expect(sessionStorage).toHaveLength(0);
});

test('Thank You names no moment of the reply while no day has hours', async () => {
  callHours.hours = {};
  openFilledPage('email');
  await send();
  expect(only(SUMMARY)).toHaveTextContent(sentRequest.replyWithin);
  expect(only(SUMMARY)).not.toHaveTextContent(sentRequest.replyBy);
});

test('a draft outlives the page with its call, and Thank You shows it', async () => {
  openFilledPage();
  await chooseCall();

  openPage();
  expect(field('name')).toHaveValue('Ada Lovelace');
  expect(field('service')).toHaveValue(A_SERVICE);
  expect(await monday()).toHaveAttribute('aria-selected', 'true');
  expect(atHalfPastOne()).toBeChecked();
  await waitFor(() => expect(submit()).toBeEnabled());

  await send();
  // The form of an earlier page was filled in before this one.
  const body = { contactMethod: 'phone', ...CALL };
  expect(route.received).toMatchObject([{ formAge: null, body }]);
  expect(only(`${THANK_YOU} > p > strong`)).toHaveTextContent(words.thankYou.promiseToConfirm);
  const callTo = filled(sentRequest.callTo, { phone: '+1 555 0100' });
  for (const text of [theCall(), callTo, `${sentRequest.changeCall} ${words.agency.phone}`])
    expect(only(SUMMARY)).toHaveTextContent(withPlainSpaces(text));
  expect(only('[download]')).toHaveTextContent(sentRequest.addToCalendar);
  const href = decodeURIComponent(only('[download]').getAttribute('href') ?? '');
  const [, entry] = href.split('data:text/calendar;charset=utf-8,');
  expect(entryIn(entry)).toMatchObject({ DTSTART: utc(new Date(2026, 10, 23, 13, 30)) });
});

test.each([
  ['{"isAgreed":true,"canBeChanged":true}', ['agreed', 'with-link']],
  ['{"isAgreed":false,"canBeChanged":false}', ['requested', 'without-link']],
  ['no JSON', ['requested', 'with-link']],
])('after the answer %s Thank You says of a call %j', async (answer, facts) => {
  callHours.timeZone = zoneHere();
  const fetched = async (address: unknown) => new Response(address === '/api/busy' ? '[]' : answer);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  openFilledPage();
  await chooseCall();
  await send();
  const said = document.querySelectorAll<HTMLElement>(`${SUMMARY}, ${SUMMARY} p[data-when]`);
  expect(Array.from(said, ({ dataset }) => dataset['when'])).toEqual(facts);
  const isAgreed = !facts.includes('requested');
  const { promise, promiseToConfirm } = words.thankYou;
  const promised = isAgreed ? promise : promiseToConfirm;
  expect(only(`${THANK_YOU} > p > strong`)).toHaveTextContent(promised);
  const title = isAgreed ? words.callPage.title : callBooking.requestedTime;
  expect(only(`${SUMMARY} small`)).toHaveTextContent(title);
  const checkOrHands = isAgreed ? 'M30 49.5 43 62l24-27' : 'M48 78 48 48 60 36';
  expect(only(`${SUMMARY} > span > svg > :last-child`).getAttribute('d')).toMatch(checkOrHands);
  expect(only('[download]').getAttribute('href')?.includes('TENTATIVE')).toBe(!isAgreed);
});

/** A browser's translator replaces text nodes that scripts may still refer to. */
function translatePage() {
  for (const element of document.querySelectorAll('body, body :not(script, style)'))
    for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
      const translated = document.createElement('font');
      translated.textContent = `\u201c${text.textContent}\u201d`;
      text.replaceWith(translated);
    }
}

test('a visitor sends a request on a page that is translated repeatedly', async () => {
  openFilledPage();
  translatePage();
  await chooseCall(translatePage);
  await send();
  expect(only(`${SUMMARY} [data-blank="time"]`)).toHaveTextContent(inPlainWords('13:30'));
  expect(route.received).toHaveLength(1);
});

test('a web address that is filled in without an event is completed at Submit', async () => {
  openFilledPage('email');
  only('[name="website"]').value = 'example.com';
  await send();
  expect(route.received).toMatchObject([{ body: { website: 'https://example.com' } }]);
});

test('a contact method that the browser restores asks for a call', () => {
  openPage();
  only('[name="contactMethod"][value="phone"]').checked = true;
  dispatchEvent(new Event('pageshow'));
  expect(only(partSelector('booking'))).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('plain controls that are used before the module starts stay', () => {
  const callDate = () => only(`${partSelector('plain-controls')} [name="callDate"]`);
  openPage(() => {
    only('[name="contactMethod"][value="phone"]').checked = true;
    callDate().value = '2000-01-01';
  });
  expect(callDate()).toHaveValue('2000-01-01');
  expect(callDate()).toBeVisible();
  expect(only(partSelector('booking'))).not.toBeVisible();
  expect(submit()).toBeDisabled();
  fireEvent.input(callDate());
  expect(savedDraft()).toMatchObject({ callDate: '' });
});

const plainControls = () => only('[data-part="plain-controls"]');

test('if the calendar throws, plain controls ask in the time zone of the agency', async () => {
  callHours.timeZone = 'America/New_York';
  saveDraft(CALL);
  openFilledPage();
  const broken = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('broken');
  });
  choose('phone');
  await waitFor(() => expect(plainControls()).toBeVisible());
  broken.mockRestore();
  expect(only(partSelector('booking'))).not.toBeVisible();
  expect(submit()).toBeDisabled();
  route.isOutOfReach();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  for (const [name, value] of Object.entries(CALL))
    fireEvent.input(only(`${partSelector('plain-controls')} [name="${name}"]`), {
      target: { value },
    });
  expect(await send()).toHaveTextContent(zoneInWords('America/New_York', locale));
  expect(route.received).toMatchObject([{ zone: null, body: { contactMethod: 'phone', ...CALL } }]);
  expect(localStorage).toHaveLength(1);
  expect(document.querySelector(`${THANK_YOU} [download]`)).toBeNull();
  expect(logged.mock.calls).toEqual([['Error submitting form']]);
});

test('plain controls appear after ten seconds, and stay when the calendar comes', async () => {
  const mountCalendar = jest.fn();
  const { promise, resolve } = Promise.withResolvers<object>();
  // `import` waits for a module that exports a function of this name.
  const awaited = 'then';
  jest.doMock('#features/consultation/booking/calendar.browser.tsx', () => ({
    [awaited]: promise.then.bind(promise),
  }));
  openFilledPage();
  jest.useFakeTimers();
  choose('phone');
  await jest.advanceTimersByTimeAsync(2_000);
  choose('email');
  choose('phone');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(plainControls()).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(1);
  expect(plainControls()).toBeVisible();
  resolve({ mountCalendar });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(plainControls()).toBeVisible();
  expect(mountCalendar).not.toHaveBeenCalled();
  const callDate = only(`${partSelector('plain-controls')} [name="callDate"]`);
  callDate.value = '12026-11-23';
  expect(callDate).toBeInvalid();
  callDate.value = '2026-11-23';
  choose('email');
  expect(plainControls()).not.toBeVisible();
  expect(callDate).toHaveValue('');
  jest.dontMock('#features/consultation/booking/calendar.browser.tsx');
});

test('a form that the browser is posting is posted by it again', async () => {
  const { hours } = callHours;
  Object.assign(callHours, { hours: {} });
  openFilledPage('phone');
  only('form').dataset['posted'] = '';
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(fireEvent.submit(only('form'))).toBe(true);
  choose('email');
  Object.assign(callHours, { hours });
  await chooseCall();
  expect(fireEvent.submit(only('form'))).toBe(false);
  await seen(THANK_YOU);
});
