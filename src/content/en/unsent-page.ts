/** Faults of an answer. The name of the answer's field precedes each. */
export const fieldProblems = {
  missing: 'is missing',
  notAnEmail: 'is incomplete or has a typing error',
  notADate: 'is not a date written as 2026-11-30',
  notATime: 'is not a time written as 14:30',
} as const;

/**
 * The page for a visitor without JavaScript whose request could not be accepted. A call's page that
 * cannot be shown has `contact`, `refused` and `tooMany`, too.
 */
export const unsentPage = {
  contact: 'Rather write or call?',
  wrongFields: {
    title: 'Please check your answers',
    reason: 'Your request has not been sent yet. Only this needs another look:',
  },
  refused: {
    title: 'Your request was not sent',
    reason: 'The request does not have the format of our form.',
  },
  tooMany: {
    title: 'One moment, please',
    reason: (seconds: string) => `We receive too many requests at the moment. Try again in ${seconds} ${seconds === '1' ? 'second' : 'seconds'}.`,
  },
  reload: { title: 'Reload this page', text: 'That sends your request again. Your browser asks before it does.' },
  /** The request was neither stored nor delivered. Visitors see Thank You after every request. */
  notKept: {
    reason: 'Your request reached us, but because of a fault we could not save it. Please send it once more.',
  },
  back: { title: 'Go back in your browser', text: 'Everything you typed is still there.' },
} as const;
