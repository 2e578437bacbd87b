import { weekdayInAddress } from './form/form-answers.browser.ts';
import { DAY_OF_STORY, findPart } from './page-parts.ts';

/** The story above the form names the day that its visitor chose on home. `Date` counts days from Sunday, drawings from Monday. */
export function showDayOfLink() {
  const weekday = weekdayInAddress();
  if (weekday) findPart('story').dataset[DAY_OF_STORY] = String(weekday - 1);
}
