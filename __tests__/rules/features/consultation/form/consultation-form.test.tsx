import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { filled } from '#content/filled.ts';
import { simulatedBookings } from '#domain/booked-slots.ts';
import { callSlots } from '#domain/call-slots.ts';
import { type contactMethods, fieldRules, isRequired } from '#domain/consultation-fields.ts';
import {
  callInWords,
  callStart,
  dayInWords,
  timeInWords,
  visitorTimeZone,
} from '#features/consultation/call/call.ts';
import { freeInWords } from '#features/consultation/call/call-booking.tsx';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import {
  A_SERVICE,
  answers,
  requiredFields,
} from '../../../../kit/builders/consultation-request.ts';
import { dayNamed } from '../../../../kit/builders/day-named.ts';
import { only } from '../../../../kit/only.ts';
import { provideLocks } from '../../../../kit/setup/provide-locks.ts';
import { todayIs } from '../../../../kit/setup/today-is.ts';
import {
  agency,
  callBooking,
  formFields,
  formInBrowser,
  formWords,
  locale,
  nextSteps,
  pages,
  sentRequest,
  submission,
  thankYou as thankYouWords,
  words,
} from '../../../../kit/words.ts';
import { theRoute } from '../the-route.ts';

configure({ asyncUtilTimeout: 30_000 });

const route = theRoute();

type ContactMethod = (typeof contactMethods)[number];

/** A Friday. */
const NOW = new Date(2026, 10, 20, 9, 30);

beforeEach(() => {
  todayIs(NOW);
  window.scrollTo = () => {};
  provideLocks();
});

// An owner may give two elements the same words.
const submit = () => only('[type="submit"]');
const thankYou = () =>
  screen.findByText(thankYouWords.title, { selector: '[data-thank-you] > h1' });
const status = () => only('[role="status"]');
const day = (name: RegExp) => screen.findByLabelText(name, { selector: '[role="gridcell"]' });
const time = (value: string) => only(`[name="callTime"][value="${value}"]`);
const contactMethod = (method: ContactMethod) => only(`[name="contactMethod"][value="${method}"]`);
const field = (name: keyof typeof fieldRules) => only(`[name="${name}"]`);
const enter = (name: keyof typeof fieldRules, value: string) =>
  fireEvent.change(field(name), { target: { value } });

function fillIn() {
  for (const name of requiredFields) enter(name, answers[name] ?? '');
  enter('description', 'We sell engines.');
}

const choose = (method: ContactMethod) => fireEvent.click(contactMethod(method));

test('the form asks for every field with its native type', () => {
  const { container } = render(<ConsultationView words={words} />);
  const asked = [...container.querySelectorAll<HTMLInputElement>('[data-field] [name]')];
  expect(asked.map((control) => control.getAttribute('name'))).toEqual(Object.keys(fieldRules));

  const all = [...container.querySelectorAll<HTMLInputElement>('form [name]')];
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
  const { unmount } = render(<ConsultationView words={words} />);
  fillIn();
  choose('text');
  const button = submit();
  for (let click = 0; click < 3; click += 1) fireEvent.click(button);

  const title = await thankYou();
  await waitFor(() => expect(title).toHaveFocus());
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

  unmount();
  render(<ConsultationView words={words} />);
  expect(field('name')).toHaveValue('');
});

test('beside Thank You, links to other languages lead to Thank You there', async () => {
  render(
    <>
      <a href="/eo/consultation?utm_source=news" hrefLang="eo">
        Esperanto
      </a>
      <ConsultationView words={words} />
    </>,
  );
  fillIn();
  choose('text');
  fireEvent.click(submit());
  await thankYou();
  const link = only('[hreflang]');
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/\/eo\/consultation\/thank-you\?utm_source=news$/),
  );
});

test('a Thank You that throws still says that the request was received', async () => {
  render(<ConsultationView words={words} />);
  fillIn();
  choose('text');
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Number.prototype, 'toLocaleString').mockImplementation(() => {
    throw new Error('broken');
  });
  fireEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(thankYouWords.received);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(only('[role="alert"] > a')).toHaveAttribute('href', pages.home);
});

test('Submit needs a day and a time, and another contact method clears and hides them', async () => {
  render(<ConsultationView words={words} />);
  fillIn();
  choose('phone');
  expect(submit()).toHaveAccessibleDescription(submission.callNeeded);

  fireEvent.click(await day(dayNamed('2026-11-23')));
  const free = callSlots.length - simulatedBookings('2026-11-23').length;
  expect(status()).toHaveTextContent(freeInWords(formInBrowser, free, new Date(2026, 10, 23)));
  expect(submit()).toBeDisabled();

  fireEvent.click(time('13:30'));
  expect(status()).toHaveTextContent(
    `${callBooking.chosen} ${callInWords({ callDate: '2026-11-23', callTime: '13:30' }, locale)}`,
  );
  expect(submit()).toBeEnabled();
  expect(submit()).not.toHaveAccessibleDescription();

  choose('email');
  expect(document.querySelector('[data-calendar], [data-times]')).toBeNull();
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
  render(<ConsultationView words={words} />);
  fillIn();
  choose('email');
  jest.useFakeTimers();
  fireEvent.click(submit());
  expect(submit()).toHaveTextContent(submission.sending);

  await act(() => jest.advanceTimersByTimeAsync(7_999));
  expect(document.querySelector('[data-thank-you]')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(only('[data-thank-you]')).toBeVisible();
  expect(localStorage).toHaveLength(1);
});

test.each([
  ['email', filled(sentRequest.emailTo, { address: 'ada@example.com' })],
  ['text', filled(sentRequest.textTo, { phone: '\u2066+1 555 0100\u2069' })],
] as const)('Thank You says where the reply by %s goes', async (method, place) => {
  render(<ConsultationView words={words} />);
  fillIn();
  choose(method);
  fireEvent.click(submit());
  await thankYou();
  expect(only('[data-summary]')).toHaveTextContent(place);
  expect(only('[data-thank-you] > p > strong')).toHaveTextContent(thankYouWords.promise);
  expect(only('li:nth-child(2) > p')).toHaveTextContent(nextSteps.reply[method].text);
  expect(document.querySelector('[download]')).toBeNull();
  expect(document.title).toBe(sentRequest.title);
});

test('a draft outlives the page with its call, and Thank You shows it, how to change it and a calendar entry', async () => {
  const { unmount } = render(<ConsultationView words={words} />);
  fillIn();
  choose('phone');
  fireEvent.click(await day(dayNamed('2026-11-23')));
  fireEvent.click(time('13:30'));
  unmount();

  render(<ConsultationView words={words} />);
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
  expect(only('li:nth-child(2) > p')).toHaveTextContent(nextSteps.reply.phone.text);
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
