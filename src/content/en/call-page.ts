/** The page on which a visitor moves or cancels a call. */
export const callPage = {
  title: 'Your call',
  lead: 'You can move or cancel it here until it is over.',
  when: 'We call you on:',
  /** Marks a time that is still to be confirmed, among the other times. */
  requested: 'Requested',
  /** Stands before the time of a call that was moved or cancelled. */
  wasAt: 'It was planned for:',
  /** Shows the agency the call's moment in the agency's time zone, if the visitor has another. */
  forUs: (moment: string) => `For us that is ${moment}.`,
  moved: 'Your call has been moved',
  /** For the agency, which opened the page from its desk or mail. */
  forVisitor: 'You move or cancel this call for your visitor, and this page tells the visitor that it was you.',
  byUs: 'We changed this call, not you. If that does not suit you, choose another time or call us.',
  freed: 'This time is no longer reserved. We call at the time that we agreed on by telephone.',
  another: 'Another time',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  noneFree: 'No other time is free at the moment.',
  /** `toCalendar`, `move` and `cancel` are short, because their buttons are narrow. */
  toCalendar: 'Add to calendar',
  move: 'Move',
  cancel: 'Cancel',
  moveCall: 'Move the call',
  chooseNewTime: 'Choose a time to move the call',
  timeGone: 'That time is no longer free. Your call stays as it was. Please choose another.',
  /** The title of the page that says why a change was refused. */
  notChanged: 'Nothing was changed',
  changedMeanwhile: 'Your call has been changed meanwhile, so we did nothing. This is how it is now.',
  cancelQuestion: 'Cancel this call?',
  thenFree: 'The time is then free for others.',
  keep: 'Keep it',
  yesCancel: 'Yes, cancel it',
  cancelled: { title: 'Your call is cancelled', text: 'Nobody will call you. Should you want a call after all, ask for a new one.' },
  over: { title: 'This call is over', text: 'Its time has passed. Should you want another call, ask for one.' },
  erased: { title: 'We no longer know this call', text: 'What you wrote has been erased.' },
  bookAgain: 'Book another time',
  notYet: { title: 'Not here yet', text: 'We do not know this call. Your request may still be on its way to us: this page looks again every half minute. If nothing changes, the call no longer exists.' },
  unavailable: { title: 'One moment, please', text: 'We cannot look at your call right now, and nothing about it has changed. Try again in a minute.' },
} as const;
