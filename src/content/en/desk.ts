const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

/** What the desk says. Commands, the doctor and the log speak English. */
export const desk = {
  title: 'Requests',
  timesAreIn: (zone: string) => `Times are in ${zone}.`,
  back: 'All requests',
  login: {
    title: 'Log in',
    password: 'Password',
    button: 'Log in',
    logOut: 'Log out',
    wrong: 'This password is wrong.',
    /** Such as "in 5 minutes". */
    tooMany: (when: string) => `Too many wrong passwords. Try again ${when}.`,
    needsHttps: 'The desk opens over https, or on this machine at http://localhost.',
  },
  toAnswer: {
    title: 'To answer',
    none: 'Nobody waits for your answer.',
    received: (moment: string) => `Received ${moment}`,
    due: (moment: string) => `Reply promised by ${moment}`,
    overdue: (moment: string) => `Overdue: reply promised by ${moment}`,
    more: 'Show more',
  },
  delivery: {
    flows: 'Delivery flows',
    late: 'Delivery is late',
    paused: 'Delivery is paused',
    nobody: 'Nobody receives the requests',
    /** The pause lasts for such as "5 minutes", and the next try is such as "in 5 minutes". */
    whyPaused: (lasts: string, nextTry: string) =>
      `The receiver has accepted nothing for ${lasts}. The next try is ${nextTry}.`,
    unknownFailure: 'Unknown.',
    never: 'No request is delivered yet.',
    /** Such as "5 minutes ago". */
    last: (ago: string) => `The last request was delivered ${ago}.`,
  },
  search: {
    word: 'Search',
    show: 'Search',
    none: 'No such request.',
    isCut: (newest: string) => `Searched in the newest ${newest}.`,
    inAll: 'Search in all',
    older: 'Older ones, too',
  },
  calls: {
    title: 'Calls to come',
    /** A time in the city of a visitor. */
    theirTime: (time: string, city: string) => `${time} theirs, ${city}`,
    note: (remark: string) => `Note: ${remark}.`,
    movedByYou: 'You have moved the call.',
    movedByVisitor: 'The visitor has moved the call.',
    isMoved: 'the call is moved',
    isCancelled: 'the call is cancelled',
    remarks: {
      changedLater: 'the call was changed later',
      freed: 'you freed this time: you agreed on another',
      requested: 'this time may be taken: agree on one with the visitor',
    },
    momentUnknown: 'without a time zone no time is reserved: agree on one with the visitor',
  },
  weeks: {
    title: 'How it goes',
    link: 'How it goes',
    none: 'No request has come yet. Here will stand how many come each week, how many you answer in time, what people ask for, where they come from, and when.',
    received: 'Received',
    inTime: 'Answered in time',
    notInTime: 'Late, or not answered',
    /** A table of twelve weeks. The last one is running. */
    weeks: 'Week from',
    running: 'running',
    services: 'What they ask for',
    contactMethods: 'How they want to be answered',
    leadSources: 'Where they come from',
    direct: 'direct',
    nothing: 'no answer',
    others: 'others',
    days: 'When they come',
    /** The first cell of a table with the hours of a day. */
    day: 'Day',
    eachPart: (hours: number) => `Each column is ${hours} hours, from the hour above it.`,
    calls: 'Calls',
    agreed: 'Agreed',
    moved: 'Moved',
    cancelled: 'Cancelled',
    tookPlace: 'Took place',
    apart: 'Counted apart',
    spam: 'Suspected spam',
    held: 'Held back',
    erased: 'Erased',
    count: 'Count',
    span: (weeks: number) => `${weeks} weeks`,
    csv: 'As a spreadsheet (CSV)',
    csvColumns: { table: 'Table', row: 'Row', column: 'Column', count: 'Count' },
    inSpan: (count: number, weeks: number) => `${requests(count)} in ${weeks} weeks`,
    more: (count: number, weeks: number) => `${count} more than the ${weeks} weeks before`,
    fewer: (count: number, weeks: number) => `${count} fewer than the ${weeks} weeks before`,
    asMany: (weeks: number) => `as many as the ${weeks} weeks before`,
    answered: (count: number) =>
      count === 1 ? '1 was answered in time' : `${count} were answered in time`,
    /** Such as "41 minutes". */
    median: (duration: string) => `in the median after ${duration}`,
  },
  request: {
    title: 'One request',
    delivery: 'Delivery',
    knownAs: (id: string) => `The receiver and the command line know it as ${id}`,
    facts: {
      heldBecause: 'Held back because',
      received: 'Received or sent on',
      replyBy: 'Reply promised by',
      tries: 'Tries',
      lastTry: 'Last try',
      lastAnswer: 'Last answer',
      nextTry: 'Next try',
      delivered: 'Delivered',
      resent: 'Resent',
      answered: 'Answered',
      timeZone: 'Time zone',
      language: 'Language',
      leadSource: 'Came from',
      changes: 'Changes of the call',
      timeOfCall: 'Time of the call',
    },
    /** Each kind of mail has a label. */
    mailKinds: {
      confirmation: 'Mail to the visitor',
      reminder: 'Reminder',
      copy: 'Copy for the mailbox',
    },
    due: 'due',
    /** The time of the call may be unknown. */
    changes: {
      new: (moment: string, call: string) => `${moment} requested for ${call}`,
      moved: (moment: string, call: string) => `${moment} moved to ${call}`,
      cancelled: (moment: string, call: string) => `${moment} cancelled ${call}`,
    },
    byYou: (change: string) => `${change}, by you`,
    mails: {
      sent: (moment: string) => `sent ${moment}`,
      mayHaveArrived: (moment: string) => `may have arrived ${moment}`,
      waits: 'waits',
      waitsBecause: (reason: string) => `waits: ${reason}`,
      mailboxRefuses: (answer: string) => `your mailbox refuses it (${answer}): correct MAIL_TO`,
      addressRefuses: (answer: string) => `the address refuses mail (${answer}): telephone`,
      notSent: (reason: string) => `not sent: ${reason}`,
      erased: 'erased',
    },
    mailboxesRefused: (status: string, count: string) =>
      `${status}, refused for ${count} of the mailboxes`,
  },
  /** Rows of the store have these names. */
  reasons: {
    'over quota': 'over quota',
    'unusual flood': 'unusual flood',
    'the honeypot was filled in': 'the honeypot was filled in',
    'the form was filled in within a second': 'the form was filled in within a second',
    'cannot be prepared': 'cannot be prepared',
    'no answer after the mail was handed over': 'no answer after the mail was handed over',
    'a limit of mails is reached':
      'as many mails as visitors get in an hour, or one address in a day, are sent already',
    'the call is not agreed at the moment': 'the call is not agreed at the moment',
    'it is switched off': 'it is switched off',
    'the request is erased': 'the request is erased',
    'it cannot be written': 'it cannot be written',
    'it is two days old': 'it is two days old',
    'the call has changed': 'the call has changed',
    'the address has no public domain': 'the address has no public domain',
    'the call has begun': 'the call has begun',
    'more than three a day': 'more than three a day',
    'it is too late to remind': 'it is too late to remind',
    'it was in a backup': 'it was in a backup',
  },
  /** The effect explains the button. What cannot be undone is unfolded by another button. */
  actions: {
    'retry-all': { button: 'Retry all now', effect: 'Also those that were refused.' },
    'release-all': {
      button: 'Send all that are held back',
      effect: 'Those of a network or a flood, not the suspected spam.',
    },
    answered: { button: 'Answered', effect: 'Takes it from the list of those to answer.' },
    unanswered: { button: 'Not answered yet', effect: 'Puts it back on the list of those to answer.' },
    retry: { button: 'Retry now', effect: 'Makes it due now, ahead of its schedule.' },
    release: { button: 'Send it', effect: 'Delivers it like any other request.' },
    resend: { button: 'Resend', effect: 'Sends it again, then later changes of its call.' },
    agree: {
      button: 'Agree this time',
      effect: 'After you telephoned: its page confirms the call.',
    },
    free: {
      button: 'Free this time',
      effect: 'After you telephoned: others can take this time.',
    },
    discard: {
      unfold: 'Discard',
      button: 'Discard for good',
      effect: 'Deletes it and undoes its changes.',
    },
    forget: {
      unfold: 'Forget this person',
      button: 'Forget for good',
      effect:
        'Erases all requests of this e-mail address, also calls to come and what was never delivered.',
    },
  },
  /** What an action has done. */
  results: {
    title: 'Result',
    requests,
    dueNow: (id: string) => `${id} is due now.`,
    allDueNow: (count: number, mails: number) => {
      const ofMail = mails === 0 ? '' : mails === 1 ? ', and 1 mail' : `, and ${mails} mails`;
      return `Due now: ${requests(count)}${ofMail}. They are sent one by one.`;
    },
    needsAgreement: (id: string) =>
      `The call of ${id} needs agreement again: your calendar has an event at its time.`,
    released: (id: string) => `${id} is no longer held back: it is due now.`,
    releasedToo: (id: string) => `${id} is about the same call: it is due, too.`,
    allReleased: (count: number) =>
      `Due now: ${requests(count)} once held back for quota or flood. They are sent one by one.`,
    discarded: (id: string) => `${id} is deleted and will not be delivered.`,
    callAsBefore: 'Its call is again as it was before.',
    agreed: (id: string) => `The call of ${id} is agreed. Nobody else gets its time.`,
    freed: (id: string) =>
      `The time of ${id} is free: the form offers it again, unless another call or an event of a calendar has it.`,
    dueAgain: (count: number) => `Due again: ${requests(count)}. They are sent one by one.`,
    changesFollow: (ids: string, count: number) =>
      `The call was changed later: ${ids} ${count === 1 ? 'follows' : 'follow'}.`,
    erased: (person: string, count: number) =>
      `Erased what ${person} wrote in ${requests(count)}.`,
    leftInPostgres:
      'PostgreSQL keeps erased form values in its files until you run VACUUM FULL outbox, and in its log (WAL), ' +
      'replicas and backups until it has replaced those.',
  },
  /** Why an action did nothing. */
  refusals: {
    retry: (id: string) => `${id} neither waits nor was refused.`,
    release: (id: string) => `${id} is not held back.`,
    discard: (id: string) => `${id} is neither held back nor refused.`,
    agree: (id: string) =>
      `${id} is agreed already, is no coming call, its time is taken, or your hours have no timeZone.`,
    free: (id: string) =>
      `${id} is no coming call, its time is free already, or your hours have no timeZone.`,
    resend: (id: string) => `${id} was not delivered yet, or its form values are erased.`,
    itIs: {
      pending: 'It waits.',
      delivered: 'It is delivered.',
      held: 'It is held back.',
      parked: 'It was refused.',
      erased: 'It is erased.',
    },
    changedLaterBy: (id: string) => `Its call was changed later, by ${id}.`,
    noRequest: (id: string) => `There is no request with the id ${id}.`,
    nothingBy: (person: string) => `The store has nothing that ${person} wrote.`,
    answered: (id: string) => `The form values of ${id} are erased.`,
    noAction: 'There is no such action.',
  },
  failures: {
    diskFull: 'The disk of the store or the backup is full.',
    file: (files: string, code: string) => `${files} cannot be used (${code}).`,
    orFile: (file: string, other: string) => `${file} or ${other}`,
    notWritten: (code: string) => `Not everything could be written (${code}).`,
    store: (reason: string) => `The store does not answer: ${reason}. "npm run doctor" says more.`,
  },
} as const;
