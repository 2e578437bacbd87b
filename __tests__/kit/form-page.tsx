import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { contactMethods } from '#domain/consultation-fields.ts';
import { timeInWords } from '#domain/moment-in-words.ts';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { enhanceForm } from '#features/consultation/form/enhance-form.browser.ts';
import { partSelector } from '#features/consultation/page-parts.ts';
import { dayNamed } from './builders/day-named.ts';
import { formValues, requiredFields } from './builders/requests.ts';
import { only, withPlainSpaces } from './readable.ts';
import { todayIs } from './setup/today-is.ts';
import { locale, words } from './words.ts';

configure({ asyncUtilTimeout: 30_000 });

type ContactMethod = (typeof contactMethods)[number];

beforeEach(() => {
  todayIs(new Date(2026, 10, 20, 9, 30));
  window.scrollTo = () => {};
});
afterEach(() => history.replaceState(null, '', '/'));

export function openPage(beforeItsModule = () => {}) {
  document.documentElement.lang = locale;
  document.body.innerHTML = renderToStaticMarkup(<ConsultationView words={words} />);
  beforeItsModule();
  for (const form of document.forms) enhanceForm(form);
}

export const THANK_YOU = partSelector('thank-you');
export const SUMMARY = `${THANK_YOU} > div > [data-when]`;
// An owner may give two elements the same words.
export const submit = () => only('[type="submit"]');
export const seen = (selector: string) => waitFor(() => only(`${selector}:not([hidden])`));
export const monday = () =>
  screen.findByLabelText(dayNamed('2026-11-23'), { selector: '[role="gridcell"]' });
export const atHalfPastOne = () => only('[name="callTime"][value="13:30"]');
export const choose = (method: ContactMethod) =>
  fireEvent.click(only(`[name="contactMethod"][value="${method}"]`));
export const field = (name: string) => only(`[name="${name}"]`);
export const enter = (name: string, value: string) =>
  fireEvent.input(field(name), { target: { value } });

export function openFilledPage(method?: ContactMethod) {
  openPage();
  for (const name of requiredFields) enter(name, formValues[name] ?? '');
  if (method) choose(method);
}

export async function chooseCall(meanwhile = () => {}) {
  choose('phone');
  meanwhile();
  fireEvent.click(await monday());
  meanwhile();
  fireEvent.click(atHalfPastOne());
  meanwhile();
  await waitFor(() => expect(submit()).toBeEnabled());
}

export async function send() {
  fireEvent.click(submit());
  return seen(THANK_YOU);
}

export const inPlainWords = (time: string) => withPlainSpaces(timeInWords(time, locale));
