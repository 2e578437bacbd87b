/** What a visitor without JavaScript reads when their request could not be taken as it is. */
export const unsentPage = {
  wrongFields: {
    title: 'Please check your answers',
    text: 'Your request has not been sent yet. This needs another look:',
  },
  refused: { title: 'Your request was not sent' },
  tooMany: {
    title: 'One moment, please',
    text: 'Reload this page to send your request again. Your browser asks before it does.',
  },
  notKept: {
    title: 'Thank You',
    text: 'Your request reached us, but our records are out of order and we could not save it. Please send it once more. Everything you typed is still here.',
    again: 'Send again',
    orWrite: 'Or write to us at',
  },
  back: "Your browser's Back button takes you to the form. Everything you typed is still there.",
} as const;
