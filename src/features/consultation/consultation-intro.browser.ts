import { weekdayInAddress } from './form/form-answers.browser.ts';
import { findPart, findStoryOn } from './page-parts.ts';

/**
 * A visitor who chose a day in the example on home sees it above the form, and that it is not
 * booked.
 */
export function showDayOfLink() {
  const weekday = weekdayInAddress();
  const story = weekday === undefined ? null : findStoryOn(weekday);
  if (!story) return;
  findPart('story').hidden = true;
  story.hidden = false;
}
