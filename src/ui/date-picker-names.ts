/** Class names of what `DatePicker` adds to the library's elements. */
export const datePicker = {
  pager: 'months',
  months: 'months-name',
  arrow: 'months-arrow',
  arrowOff: 'months-arrow-off',
  /** An arrow that leads nowhere, beside another one. */
  idleArrow: 'months-arrow-idle',
  monthOfDay: 'day-month',
  /** A day in a week that is not shown. */
  dayOutside: 'day-outside',
} as const;
