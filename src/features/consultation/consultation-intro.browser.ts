import { weekdayInUrl } from './form/form-values.browser.ts';
import { findPart, findStoryOn } from './page-parts.ts';

export function showDayOfLink() {
  const weekday = weekdayInUrl();
  const story = weekday === undefined ? null : findStoryOn(weekday);
  if (!story) return;
  findPart('story').hidden = true;
  story.hidden = false;
}
