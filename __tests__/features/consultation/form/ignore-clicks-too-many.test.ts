import { ignoreClicksTooMany } from '#features/consultation/form/ignore-clicks-too-many.ts';

const SUBMITTED_AT = 10_000;

type Click = { after: number; detail?: number; on?: Element };

const link = document.createElement('a');
const submit = document.createElement('button');
submit.type = 'submit';

let hearAgain: () => void;
beforeEach(() => {
  document.body.replaceChildren(submit, link);
  jest.spyOn(performance, 'now').mockReturnValue(SUBMITTED_AT);
  hearAgain = ignoreClicksTooMany();
});

afterEach(() => {
  hearAgain();
  jest.restoreAllMocks();
});

/** A click so long after Submit, counted by the browser or not; says whether it is ignored. */
function isIgnored({ after, detail = 1, on = link }: Click) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(click, 'timeStamp', { value: SUBMITTED_AT + after });
  return !on.dispatchEvent(click);
}

test('taps that follow each other within half a second are one series', () => {
  const series = [300, 700, 1_100].map((after) => isIgnored({ after }));
  expect([...series, isIgnored({ after: 1_601 })]).toEqual([true, true, true, false]);
});

test('clicks that the browser counts as one series are one, however slow', () => {
  expect(isIgnored({ after: 900, detail: 2 })).toBe(true);
});

test('a click that begins anew is followed, and so is what goes on from it', () => {
  expect(isIgnored({ after: 800 })).toBe(false);
  expect(isIgnored({ after: 900, detail: 2 })).toBe(false);
});

test('who clicks Submit anew while it is sending means Submit with the rest of that series too', () => {
  expect(isIgnored({ after: 3_000, on: submit })).toBe(true);
  expect(isIgnored({ after: 3_200 })).toBe(true);
  expect(isIgnored({ after: 3_701 })).toBe(false);
});
