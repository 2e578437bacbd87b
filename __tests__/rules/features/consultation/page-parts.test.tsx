import { globSync, readFileSync } from 'node:fs';
import { fireEvent, waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRAME_SELECTORS } from '#browser/page-parts.ts';
import { callState } from '#domain/call-state.ts';
import { DAY_MS } from '#domain/durations.ts';
import { CallPage } from '#features/consultation/answers/call-page.tsx';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { enhanceForm } from '#features/consultation/form/enhance-form.browser.ts';
import { PARTS, partSelector, SELECTORS } from '#features/consultation/page-parts.ts';
import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { only } from '../../../kit/only.ts';
import { words } from '../../../kit/words.ts';

/** The page of a test has no such state. */
const withoutState = (selector: string) => selector.replace(/:(popover-open|focus-visible)/, '');

const missing = (selectors: readonly string[]) =>
  selectors.filter((selector) => !document.querySelector(withoutState(selector)));

const show = (page: React.ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(page);
};

const form = <ConsultationView words={words} />;

test('the page of the form has every part that its modules look for', () => {
  show(form);
  expect(missing([...PARTS.form, ...PARTS['thank-you']].map(partSelector))).toEqual([]);
  const { form: address, submit, phone } = SELECTORS;
  expect(missing([address, submit, phone])).toEqual([]);
});

test('Thank You has every part that its module looks for', () => {
  show(<ThankYou words={words} />);
  expect(missing(PARTS['thank-you'].map(partSelector))).toEqual([]);
});

test('the calendar has what its module looks for', async () => {
  show(form);
  for (const shown of document.forms) enhanceForm(shown);
  fireEvent.click(only(SELECTORS.phone));
  const { focusedDay, dayInTabOrder, freeTime } = SELECTORS;
  await waitFor(() => expect(missing([focusedDay, dayInTabOrder])).toEqual([]));
  const [freeDay] = document.querySelectorAll('[role="gridcell"][aria-disabled="false"]');
  if (freeDay) fireEvent.click(freeDay);
  await waitFor(() => expect(missing([freeTime])).toEqual([]));
});

test('the page of a call has the times that its module looks for', () => {
  const at = new Date('2026-12-09T10:30Z');
  const answers = { callDate: '2026-12-09', callTime: '11:30' };
  const request = {
    id: 'a-request',
    firstId: null,
    change: 0,
    callAt: +at,
    timeZone: 'Europe/Berlin',
    answers,
  };
  show(
    <CallPage
      words={words}
      link={null}
      view={{ about: 'times', week: null }}
      call={{
        state: callState(request, +at - DAY_MS),
        ownTime: undefined,
        zone: 'Europe/Berlin',
        offered: [{ at, ...answers }],
        booked: [],
        isOpenedByAgency: false,
        request,
      }}
    />,
  );
  expect(missing([SELECTORS.newTimeOfCall])).toEqual([]);
});

test('the frame has what the module of every page looks for', () => {
  show(
    <SiteFrame words={words}>
      <section />
    </SiteFrame>,
  );
  const { linkToLanguage: _, ...always } = FRAME_SELECTORS;
  expect(missing(Object.values(always))).toEqual([]);
});

const SEARCH_FOR_LITERAL = /\.(?:querySelector(?:All)?|matches|closest)(?:<[^(]*>)?\(['"`].*/g;

test('a module looks for nothing but these names', () => {
  const modules = globSync('src/{browser/*.{ts,tsx},features/**/*.browser.{ts,tsx}}');
  expect(modules.length).toBeGreaterThan(10);
  const literals = modules.flatMap((file) =>
    (readFileSync(file, 'utf8').match(SEARCH_FOR_LITERAL) ?? []).map((call) => `${file}: ${call}`),
  );
  expect(literals).toEqual([]);
});
