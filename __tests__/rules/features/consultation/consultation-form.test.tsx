import { fireEvent, waitFor } from '@testing-library/dom';
import { fillBlanks } from '#content/fill-blanks.ts';
import { callHours } from '#domain/call-hours.ts';
import { fieldLimits, fieldRules, isRequiredField } from '#domain/consultation-fields.ts';
import {
  choose,
  chooseCall,
  enter,
  field,
  inPlainWords,
  openFilledPage,
  openPage,
  SUMMARY,
  seen,
  send,
  submit,
  THANK_YOU,
} from '../../../kit/form-page.tsx';
import { only } from '../../../kit/readable.ts';
import { theRoute } from '../../../kit/the-route.ts';
import { sentRequest, words } from '../../../kit/words.ts';

const route = theRoute();

const ASKED = 'fieldset :enabled[name]:not([type="radio"], [aria-hidden] *)';

test('without styles the page names no call that nobody chose', () => {
  openPage();
  for (const unsaid of document.querySelectorAll('[hidden], script')) unsaid.remove();
  const { callBooking, submission } = words;
  const said = [callBooking.requestedTime, callBooking.notSent, submission.chooseTimeFirst];
  for (const sentence of said) expect(only('form')).not.toHaveTextContent(sentence);
});

test('the form asks for every field with its native type', () => {
  openPage();
  const asked = [...document.querySelectorAll<HTMLInputElement>(ASKED)];
  const form = 'src/features/consultation/form/form-sections.tsx asks for';
  const names = asked.map(({ name }) => name);
  expect([form, ...names.sort()]).toEqual([form, ...Object.keys(fieldRules).sort()]);
  for (const control of asked) {
    const name = control.name as keyof typeof fieldRules;
    expect([name, control.required]).toEqual([name, isRequiredField(name)]);
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

test('a misspelt address is questioned once the field is left, and a click corrects it', () => {
  openPage();
  const button = only('[data-part="meant-email"]');
  enter('email', 'ada.lovelace@gmial.com');
  expect(button).not.toBeVisible();
  fireEvent.focusOut(field('email'));
  expect(button).toBeVisible();
  const question = fillBlanks(words.formWords.meantAddress, { email: 'ada.love…@gmail.com' });
  expect(button).toHaveTextContent(question);

  fireEvent.click(button);
  expect(button).not.toBeVisible();
  openPage();
  expect(field('email')).toHaveValue('ada.lovelace@gmail.com');
});

test('a web address that is filled in without an event is completed at Submit', async () => {
  openFilledPage('email');
  only('[name="website"]').value = 'example.com';
  await send();
  expect(route.received).toMatchObject([{ body: { website: 'https://example.com' } }]);
});

test('three clicks on Submit send one request and show Thank You', async () => {
  openFilledPage('text');
  const elsewhere = '<a href="/eo/consultation?utm_source=news" hreflang="eo">Esperanto</a>';
  document.body.insertAdjacentHTML('beforeend', elsewhere);
  submit().focus();
  for (let click = 0; click < 2; click += 1) fireEvent.click(submit());
  await send();
  expect(only(`${THANK_YOU} > div > h1`)).toHaveFocus();
  expect(only('form')).not.toBeVisible();
  expect(document.title).toBe(sentRequest.title);
  const inEsperanto = /\/eo\/consultation\/thank-you\?utm_source=news$/;
  expect(only('[hreflang]').getAttribute('href')).toMatch(inEsperanto);
  const body = { name: 'Ada Lovelace', contactMethod: 'text' };
  expect(route.received).toMatchObject([{ formAge: expect.any(String), body }]);

  openPage();
  expect(field('name')).toHaveValue('');
});

test('the form shows Thank You after eight seconds without a response', async () => {
  route.neverResponds();
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
