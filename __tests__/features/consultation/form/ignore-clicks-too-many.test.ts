import { ignoreClicksTooMany } from '#features/consultation/form/ignore-clicks-too-many.ts';

/** A click so long after Submit, counted by the browser or not; says whether it is ignored. */
function isIgnored({ after, detail = 1 }: { after: number; detail?: number }) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(click, 'timeStamp', { value: submittedAt + after });
  return !document.body.dispatchEvent(click);
}

let submittedAt: number;
let hearAgain: () => void;
beforeEach(() => {
  submittedAt = 10_000;
  jest.spyOn(performance, 'now').mockReturnValue(submittedAt);
  hearAgain = ignoreClicksTooMany();
});

afterEach(() => {
  hearAgain();
  jest.restoreAllMocks();
});

test('taps that follow each other within half a second are one series', () => {
  const series = [300, 700, 1_100].map((after) => isIgnored({ after }));
  expect([...series, isIgnored({ after: 1_600 })]).toEqual([true, true, true, false]);
});

test('clicks that the browser counts as one series are one, however slow', () => {
  expect(isIgnored({ after: 900, detail: 2 })).toBe(true);
});

test('a click that begins anew is followed, and so is every one after it', () => {
  expect(isIgnored({ after: 800 })).toBe(false);
  expect(isIgnored({ after: 900, detail: 2 })).toBe(false);
});
