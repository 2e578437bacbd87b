import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { enhanceForm } from '#browser/enhance-form.ts';
import { drawn } from '#content/claims.ts';
import { filled } from '#content/filled.ts';
import {
  callInWords,
  callStart,
  dayInWords,
  inOurSpaces,
  timeInWords,
  visitorTimeZone,
} from '#domain/call-in-words.ts';
import { type contactMethods, fieldRules, isRequired } from '#domain/consultation-fields.ts';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { A_SERVICE, answers, requiredFields } from '../../kit/builders/consultation-request.ts';
import { dayNamed } from '../../kit/builders/day-named.ts';
import { only } from '../../kit/only.ts';
import { todayIs } from '../../kit/setup/today-is.ts';
import { translatePage } from '../../kit/translate-page.ts';
import {
  agency,
  callBooking,
  formFields,
  formWords,
  locale,
  sentRequest,
  submission,
  thankYou as thankYouWords,
  words,
} from '../../kit/words.ts';
import { theRoute } from './the-route.ts';

configure({ asyncUtilTimeout: 30_000 });

const route = theRoute();

type ContactMethod = (typeof contactMethods)[number];

/** A Friday. */
const NOW = new Date(2026, 10, 20, 9, 30);

beforeEach(() => {
  todayIs(NOW);
  window.scrollTo = () => {};
});
afterEach(() => history.replaceState(null, '', '/'));

/** The page as the server renders it, and then its module. */
function openPage() {
  document.documentElement.lang = locale;
  document.body.innerHTML = renderToStaticMarkup(<ConsultationView words={words} />);
  for (const form of document.forms) enhanceForm(form);
}

// An owner may give two elements the same words.
const submit = () => only('[type="submit"]');
const seen = (selector: string) => waitFor(() => only(`${selector}:not([hidden])`));
const thankYou = () => seen('[data-thank-you]');
const status = () => only('[role="status"][data-chosen-call]');
const day = (name: RegExp) => screen.findByLabelText(name, { selector: '[role="gridcell"]' });
const time = (value: string) => only(`[name="callTime"][value="${value}"]`);
const contactMethod = (method: ContactMethod) => only(`[name="contactMethod"][value="${method}"]`);
const field = (name: keyof typeof fieldRules) => only(`[name="${name}"]`);
const enter = (name: keyof typeof fieldRules, value: string) =>
  fireEvent.input(field(name), { target: { value } });

function fillIn() {
  for (const name of requiredFields) enter(name, answers[name] ?? '');
  enter('description', 'We sell engines.');
}

const choose = (method: ContactMethod) => fireEvent.click(contactMethod(method));

test('the form asks for every field with its native type', () => {
  openPage();
  const asked = [
    ...document.querySelectorAll<HTMLInputElement>('fieldset:not([disabled]) [data-field] [name]'),
  ];
  expect(asked.map((control) => control.getAttribute('name'))).toEqual(Object.keys(fieldRules));

  const all = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
  const controls = all.map(({ name, type, autocomplete, required }) =>
    [name, type, autocomplete, required ? 'required' : ''].join(' '),
  );
  expect(controls).toEqual(
    expect.arrayContaining([
      'name text name required',
      'email email email required',
      'phone tel tel required',
      'service select-one  required',
      'description textarea  required',
      'contactMethod radio  required',
    ]),
  );
  for (const control of asked) {
    const name = control.name as keyof typeof fieldRules;
    const label = isRequired(name) ? formFields[name] : `${formFields[name]} ${formWords.optional}`;
    expect([label, control.required]).toEqual([label, isRequired(name)]);
    expect(control).toHaveAccessibleName(label);
  }
});

test('three clicks on Submit send one request, focus Thank You and delete the draft', async () => {
  openPage();
  fillIn();
  choose('text');
  const button = submit();
  for (let click = 0; click < 3; click += 1) fireEvent.click(button);

  await thankYou();
  expect(only('[data-thank-you] > h1')).toHaveFocus();
  expect(only('form')).not.toBeVisible();
  expect(route.received.map(({ body }) => body)).toMatchObject([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+1 555 0100',
      service: A_SERVICE,
      description: 'We sell engines.',
      contactMethod: 'text',
      callDate: null,
      callTime: null,
      submittedAt: NOW.toISOString(),
    },
  ]);

  openPage();
  expect(field('name')).toHaveValue('');
});

test('a misspelt address is questioned once the field is left, and a click corrects it', () => {
  openPage();
  const button = only('[data-part="meant-address"]');
  enter('email', 'ada.lovelace@gmial.com');
  expect(button).not.toBeVisible();
  const changes = new MutationObserver(() => {});
  changes.observe(button, { childList: true, subtree: true });
  for (let time = 0; time < 2; time += 1) fireEvent.focusOut(field('email'));
  expect(button).toBeVisible();
  expect(button).toHaveTextContent(
    filled(formWords.meantAddress, { address: 'ada.love…@gmail.com' }),
  );
  expect(changes.takeRecords()).toHaveLength(1);

  fireEvent.click(button);
  expect(field('email')).toHaveValue('ada.lovelace@gmail.com');
  expect(button).not.toBeVisible();
  openPage();
  expect(field('email')).toHaveValue('ada.lovelace@gmail.com');
});

test('beside Thank You, links to other languages lead to Thank You there', async () => {
  openPage();
  const elsewhere = '<a href="/eo/consultation?utm_source=news" hreflang="eo">Esperanto</a>';
  document.body.insertAdjacentHTML('beforeend', elsewhere);
  fillIn();
  choose('text');
  fireEvent.click(submit());
  await thankYou();
  expect(only('[hreflang]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/eo\/consultation\/thank-you\?utm_source=news$/),
  );
});

test('Thank You thanks in a language that the browser does not know', async () => {
  openPage();
  fillIn();
  choose('email');
  // A translator writes what it likes.
  document.documentElement.lang = 'no language';
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  fireEvent.click(submit());
  expect(await thankYou()).toHaveTextContent(thankYouWords.received);
  expect(only('[data-thank-you] > p > strong:not([hidden])')).toHaveTextContent(
    thankYouWords.promise,
  );
  expect(logged).toHaveBeenCalledTimes(1);
});

test('Submit needs a day and a time, and another contact method clears and hides them', async () => {
  openPage();
  fillIn();
  choose('phone');
  expect(submit()).toHaveAccessibleDescription(submission.callNeeded);

  fireEvent.click(await day(dayNamed('2026-11-23')));
  expect(submit()).toBeDisabled();
  expect(status()).toHaveTextContent(dayInWords(new Date(2026, 10, 23), locale));

  fireEvent.click(time('13:30'));
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(status()).toHaveTextContent(
    `${callBooking.chosen} ${callInWords({ callDate: '2026-11-23', callTime: '13:30' }, locale)}`,
  );
  expect(submit()).not.toHaveAccessibleDescription();

  choose('email');
  expect(only('[data-booking]')).not.toBeVisible();
  expect(only('[name="callDate"]')).toBeDisabled();
  expect(submit()).toBeEnabled();

  choose('phone');
  expect(await day(dayNamed('2026-11-23'))).toHaveAttribute('aria-selected', 'false');
  expect(submit()).toBeDisabled();

  choose('email');
  fireEvent.click(submit());
  await thankYou();
  expect(route.received[0]?.body).toMatchObject({ callDate: null, callTime: null });
});

test('the form shows Thank You after eight seconds without an answer', async () => {
  route.neverAnswers();
  openPage();
  fillIn();
  choose('email');
  jest.useFakeTimers();
  fireEvent.click(submit());
  expect(only('[type="submit"] > :not([hidden])')).toHaveTextContent(submission.sending);

  await jest.advanceTimersByTimeAsync(7_999);
  expect(only('[data-thank-you]')).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(1);
  expect(only('[data-thank-you]')).toBeVisible();
  expect(localStorage).toHaveLength(1);
});

test.each([
  ['email', filled(sentRequest.emailTo, { address: 'ada@example.com' })],
  ['text', filled(sentRequest.textTo, { phone: '\u2066+1 555 0100\u2069' })],
] as const)('Thank You says where the reply by %s goes', async (method, place) => {
  openPage();
  fillIn();
  choose(method);
  fireEvent.click(submit());
  await thankYou();
  expect(only('[data-summary]')).toHaveTextContent(place);
  const { sentAt } = Object(history.state).sent;
  const replyBy = new Date(sentAt + drawn.responseHours.amount * 3_600_000);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  expect(only('[data-ticket] strong')).toHaveTextContent(
    inOurSpaces(replyBy.toLocaleTimeString(locale, clock)),
  );
  expect(only('[data-thank-you] > p > strong')).toHaveTextContent(thankYouWords.promise);
  expect(document.querySelector('[download]')).toBeNull();
  expect(document.title).toBe(sentRequest.title);
});

test('a draft outlives the page with its call, and Thank You shows it, how to change it and a calendar entry', async () => {
  openPage();
  fillIn();
  choose('phone');
  fireEvent.click(await day(dayNamed('2026-11-23')));
  fireEvent.click(time('13:30'));
  await waitFor(() => expect(submit()).toBeEnabled());

  openPage();
  expect(field('name')).toHaveValue('Ada Lovelace');
  expect(field('service')).toHaveValue(A_SERVICE);
  expect(contactMethod('phone')).toBeChecked();
  expect(await day(dayNamed('2026-11-23'))).toHaveAttribute('aria-selected', 'true');
  expect(time('13:30')).toBeChecked();
  await waitFor(() => expect(submit()).toBeEnabled());

  fireEvent.click(submit());
  await thankYou();
  expect(route.received[0]?.body).toMatchObject({
    contactMethod: 'phone',
    callDate: '2026-11-23',
    callTime: '13:30',
  });
  expect(only('[data-thank-you] > p > strong')).toHaveTextContent(thankYouWords.callPromise);
  const card = only('[data-call]');
  const monday = dayInWords(callStart({ callDate: '2026-11-23', callTime: '13:30' }), locale);
  expect(card).toHaveTextContent(
    `${monday} ${timeInWords('13:30', locale)} ${visitorTimeZone(locale)}`,
  );
  expect(card).toHaveTextContent(filled(sentRequest.callTo, { phone: '\u2066+1 555 0100\u2069' }));
  expect(card).toHaveTextContent(`${sentRequest.changeCall} ${agency.phone}`);
  expect(only('[download]')).toHaveTextContent(sentRequest.addToCalendar);
  expect(only('[download]')).toHaveAttribute(
    'href',
    expect.stringMatching(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0A/),
  );
});

test('a visitor sends a request on a page that is translated repeatedly', async () => {
  openPage();
  translatePage();
  fillIn();
  choose('phone');
  translatePage();
  fireEvent.click(await day(dayNamed('2026-11-23')));
  translatePage();
  fireEvent.click(time('13:30'));
  await waitFor(() => expect(submit()).toBeEnabled());
  translatePage();
  fireEvent.click(submit());
  await thankYou();
  expect(only('[data-call] [data-slot="time"]')).toHaveTextContent(timeInWords('13:30', locale));
  expect(route.received).toHaveLength(1);
});

test('a contact method that the browser restores after the module has started asks for a call', () => {
  openPage();
  contactMethod('phone').checked = true;
  dispatchEvent(new Event('pageshow'));
  expect(only('[data-booking]')).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('a calendar that cannot come or throws leaves the controls of the browser', async () => {
  openPage();
  fillIn();
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('broken');
  });
  choose('phone');
  const plain = await seen('[data-part="plain-call"]');
  expect(only('[data-booking]')).not.toBeVisible();
  expect(submit()).toBeDisabled();
  for (const control of plain.querySelectorAll('input'))
    fireEvent.input(control, {
      target: { value: control.type === 'date' ? '2026-11-23' : '13:30' },
    });
  expect(submit()).toBeEnabled();
  // The browser posts it.
  expect(fireEvent.submit(only('form'))).toBe(true);
  expect(route.received).toEqual([]);
});
