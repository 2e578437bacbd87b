import { fireEvent, waitFor } from '@testing-library/dom';
import { fillBlanks } from '#content/fill-blanks.ts';
import { utc } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { dayInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { localZone } from '#domain/zones.ts';
import { booking } from '#features/consultation/booking/booking-names.ts';
import { saveDraft, savedDraft } from '#features/consultation/form/draft.browser.ts';
import { partSelector } from '#features/consultation/page-parts.ts';
import { A_SERVICE } from '../../../kit/builders/requests.ts';
import {
  atHalfPastOne,
  choose,
  chooseCall,
  field,
  inPlainWords,
  monday,
  openFilledPage,
  openPage,
  SUMMARY,
  send,
  submit,
  THANK_YOU,
} from '../../../kit/form-page.tsx';
import { entryIn, only, withPlainSpaces } from '../../../kit/readable.ts';
import { navigatedBy } from '../../../kit/setup/navigated-by.ts';
import { theRoute } from '../../../kit/the-route.ts';
import { callBooking, locale, sentRequest, words } from '../../../kit/words.ts';

const route = theRoute();

const NEXT_MONDAY = new Date(2026, 10, 23);
const CALL = { callDate: '2026-11-23', callTime: '13:30' };
const theCall = () =>
  `${dayInWords(NEXT_MONDAY, locale)} ${inPlainWords('13:30')} ${zoneInWords(localZone(), locale)}`;
const status = () => only(`.${booking.call}[role="status"]`);

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

test('a link to a call on a weekday opens the calendar on that day', async () => {
  navigatedBy('navigate');
  history.replaceState(null, '', `/consultation?call=${NEXT_MONDAY.getDay()}`);
  openPage();
  expect(only('[name="contactMethod"]:checked')).toHaveAttribute('value', 'phone');
  expect(await monday()).toHaveAttribute('aria-selected', 'true');
  expect(document.querySelector('[name="callTime"]:checked')).toBeNull();
  expect(submit()).toBeDisabled();
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
  expect(only(`${THANK_YOU} > div:first-of-type > p > strong`)).toHaveTextContent(
    words.thankYou.promiseToConfirm,
  );

  const callTo = fillBlanks(sentRequest.callTo, { phone: '+1 555 0100' });
  for (const text of [theCall(), callTo, `${sentRequest.changeCall} ${words.agency.phone}`])
    expect(only(SUMMARY)).toHaveTextContent(withPlainSpaces(text));
  expect(only('[download]')).toHaveTextContent(sentRequest.addToCalendar);

  const href = decodeURIComponent(only('[download]').getAttribute('href') ?? '');
  const [, entry] = href.split('data:text/calendar;charset=utf-8,');
  expect(entryIn(entry)).toMatchObject({ DTSTART: utc(new Date(2026, 10, 23, 13, 30)) });
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
  expect(submit()).toBeEnabled();
  fireEvent.input(only(`${partSelector('plain-controls')} [name="callDate"]`), {
    target: { value: CALL.callDate },
  });
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

test('plain controls appear after ten seconds, and stay until the network is back while they are empty', async () => {
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
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(plainControls()).toBeVisible();
  callDate.value = '';
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(plainControls()).not.toBeVisible();
  expect(mountCalendar).toHaveBeenCalled();

  callDate.value = '2026-11-23';
  choose('email');
  expect(plainControls()).not.toBeVisible();
  expect(callDate).toHaveValue('');

  jest.dontMock('#features/consultation/booking/calendar.browser.tsx');
});
