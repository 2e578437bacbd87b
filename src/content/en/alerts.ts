const requests = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 request ${singular}` : `${count} requests ${plural}`;

/** Alerts are sent to you and stand on the desk. A title is in the subject of a mail. */
export const alerts = {
  /** Stands in a subject if SITE_URL is not set. */
  yourSite: 'Your site',
  well: {
    title: 'all is well again',
    text: 'all is well again.',
    /** The trouble ended before an alert was sent. It lasted for such as "36 seconds". */
    after: (lasted: string, trouble: string) => `It was short: ${trouble}, for ${lasted}.`,
  },
  noAnswer: 'none',
  checkProxies: 'If its visitors are real, TRUSTED_PROXIES may be wrong: run npm run doctor.',
  /** A button of the desk stands in place of this sentence. */
  releaseAll: 'Send them with: npm run outbox -- release --all',
  backUp:
    'Make one each night with: npm run outbox -- backup FILE. ' +
    'If you back up otherwise, set BACKED_UP_OTHERWISE=yes',
  storeFails: {
    title: 'the store failed its check',
    text: (code: string) =>
      `the store failed its check (${code}): new requests may go to the receiver without a stored copy. ` +
      'Find the cause with: npm run doctor',
  },
  noReceiver: {
    title: 'nobody receives the requests',
    text:
      'Requests are stored, but nobody receives them. Set CONSULTATION_WEBHOOK_URL to the address ' +
      'that your workflow tool shows for its webhook, or SMTP_URL and MAIL_TO for a mailbox.',
  },
  late: {
    title: 'requests wait for more than ten minutes',
    text: (count: number, oldest: string) =>
      `${requests(count, 'waits', 'wait')} for delivery, the oldest for ${oldest}.`,
    failed: (count: number, lastAnswer: string) =>
      `Failed: ${count}. The receiver's last answer: ${lastAnswer}.`,
    remedy: 'Nothing is lost. Find the cause with: npm run doctor -- --send',
  },
  storeFull: {
    title: 'the store is full',
    text:
      'The store is full: new requests go to the receiver without a stored copy. ' +
      'Find out why delivery fails with: npm run doctor -- --send',
  },
  mailRefused: {
    title: 'the mail server accepts no mail',
    text: (count: number, lastAnswer: string) =>
      `The mail server accepts no mail. Mails that wait: ${count}. Its last answer: ${lastAnswer}. ` +
      'Requests are not affected. Check SMTP_URL, MAIL_FROM and MAIL_TO.',
  },
  diskFull: {
    title: 'the disk of the store is almost full',
    text: (megabytes: number) =>
      `Only ${megabytes} MB are free on the disk of the store: free some space.`,
  },
  calendarUnreadable: {
    title: 'a calendar cannot be read',
    text:
      'A calendar cannot be read: its events block no time, and each call needs agreement. ' +
      'The log says which calendar and why.',
  },
  calendarNotRead: {
    title: 'a calendar is not read yet',
    text:
      'The site has not read a calendar yet: its events block no time, and each call needs agreement. ' +
      'The site reads it within two minutes of its start.',
  },
  eventsNotUnderstood: {
    title: 'events of a calendar are not understood',
    text: (count: number) =>
      `Events of a calendar that are not understood: ${count}. ` +
      'Each blocks the whole day on which it begins. The log says which.',
  },
  parked: {
    title: 'refused',
    text: (count: number) =>
      `${requests(count, 'is', 'are')} refused again and again, while the receiver accepted others. ` +
      'List with: npm run outbox -- list --state parked',
  },
  backup: {
    title: 'backup',
    text: (age: string) => `The last backup is ${age} old.`,
    /** Such as "9 days ago". */
    missing: (ago: string) =>
      `No backup of this store was made, and its oldest request came ${ago}.`,
  },
  spam: {
    title: 'spam',
    text: (count: number) =>
      `${requests(count, 'is', 'are')} held back as suspected spam. ` +
      'List with: npm run outbox -- list --state held',
  },
  overQuota: {
    title: 'over quota',
    text: (count: number) =>
      `${requests(count, 'is', 'are')} held back because one network sent so many.`,
  },
  refusedCopies: {
    title: 'refused copies',
    text: (count: number) =>
      `Copies that the mailbox of MAIL_TO refuses: ${count}. The requests themselves are not affected. ` +
      'Correct MAIL_TO, or make room in that mailbox, then: npm run outbox -- retry',
  },
  lateConfirmations: {
    title: 'late confirmations',
    text: (count: number, mostAnHour: number) =>
      `Confirmations that have waited for more than an hour: ${count}. ` +
      `So many were asked for that visitors get ${mostAnHour} an hour, besides the first of each network. ` +
      'The others follow by themselves. ' +
      'Requests are not affected. See who asks with: npm run outbox -- list',
  },
  missedConfirmations: {
    title: 'missed confirmations',
    text: (count: number) =>
      `Confirmations of the last day that came too late for their call: ${count}. ` +
      'Their visitors got none. The log names the requests: Mail dropped',
  },
  mailsByAgency: {
    title: 'mails about your changes',
    text: (most: number) =>
      `In the last hour ${most} mails told visitors that you moved or cancelled their calls. No more leave in an hour. ` +
      'The others follow by themselves. ' +
      'If you did not change those calls, somebody reads your mail or your calendar: change its password and CALENDAR_FEED_KEY.',
  },
  flood: {
    title: 'flood',
    text: (count: number) =>
      `${requests(count, 'is', 'are')} held back, because a flood of requests came within an hour.`,
  },
  heldRoomScarce: {
    title: 'room for requests that are held back',
    text:
      'The room for requests that are held back is almost full. ' +
      'Further ones stay in the browsers of their visitors, which send them again.',
  },
  callsBeyondLimit: {
    title: 'calls beyond limit',
    text: (count: number, most: number) =>
      `${requests(count, 'is', 'are')} for a call that needs agreement, ` +
      `because its network has already reserved ${most} calls.`,
  },
  noTimeZone: {
    title: 'calls without a time zone',
    text: (count: number) =>
      `${requests(count, 'is', 'are')} for a call that needs agreement, and the call hours have no time zone, so no time is reserved. ` +
      "Write timeZone: 'Europe/Berlin', or yours, into src/agency/hours.ts",
  },
  wrongPasswords: {
    title: 'wrong passwords at the desk',
    text: (count: number) =>
      `In a day ${count} wrong passwords were tried at the desk. Further ones wait. If it was not you, nothing is to do while the password is long.`,
  },
  callsWithoutEvent: {
    title: 'calls without their event',
    text: (count: number) =>
      `${requests(count, 'is', 'are')} for a call whose event was moved, deleted or marked as free in your calendar. ` +
      'Its visitor has not been told, and its time is offered to others. ' +
      'Move or cancel the call by its link. If you have telephoned instead: ' +
      'npm run outbox -- agree ID, or free ID if you agreed on another time',
  },
} as const;
