import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRAME_SELECTORS } from '#browser/frame-parts.ts';
import { callStateOf } from '#domain/call-state.ts';
import { DAY_MS } from '#domain/durations.ts';
import { CallPage } from '#features/consultation/call-page/call-page.tsx';
import { SELECTORS } from '#features/consultation/page-parts.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { words } from '../../../kit/words.ts';

const missing = (selectors: readonly string[]) =>
  // No menu of a test is open.
  selectors.filter((selector) => !document.querySelector(selector.replace(':popover-open', '')));

const show = (page: React.ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(page);
};

test('the page of a call has the times that its module looks for', () => {
  const at = new Date('2026-12-09T10:30Z');
  const formValues = { callDate: '2026-12-09', callTime: '11:30' };
  const request = {
    id: 'a-request',
    firstId: null,
    revision: 0,
    callAt: +at,
    acceptedAt: +at,
    timeZone: 'Europe/Berlin',
    formValues,
  };
  show(
    <CallPage
      words={words}
      link={null}
      view={{ about: 'times', week: null }}
      call={{
        callState: callStateOf(request, +at - DAY_MS),
        ownTime: undefined,
        zone: 'Europe/Berlin',
        offered: [{ is: 'free', at, ...formValues }],
        booked: [],
        agencyVisit: undefined,
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
