import type { FocusEvent } from 'react';

/** Where the browser itself does not scroll after the focus: to the end of a textarea, and to a day of the calendar. */
export function followFocus({ target }: FocusEvent) {
  if (target.matches('textarea, [role="gridcell"]:focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}
