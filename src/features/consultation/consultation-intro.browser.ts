import { weekdayInUrl } from './form/form-values.browser.ts';
import { findStoryOn } from './page-parts.ts';

export function showDayOfLink() {
  const weekday = weekdayInUrl();
  const story = weekday === undefined ? null : findStoryOn(weekday);
  if (!story) return;
  story.hidden = false;
}
