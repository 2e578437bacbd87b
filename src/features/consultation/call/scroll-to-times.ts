/** Shows the first times of a day that was chosen, but never scrolls past the day itself while it has the focus. */
export function scrollToTimes(times: HTMLElement) {
  const day = document.querySelector('[role="gridcell"]:focus-visible');
  if (day && !fitTogether(day, times)) day.scrollIntoView({ block: 'start' });
  else times.scrollIntoView({ block: 'nearest' });
}

function fitTogether(day: Element, times: Element) {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const below = Number.parseFloat(getComputedStyle(times).scrollMarginBottom);
  const height = times.getBoundingClientRect().bottom + below - day.getBoundingClientRect().top;
  return height <= innerHeight - covered;
}
