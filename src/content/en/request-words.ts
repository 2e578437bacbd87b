import { agency } from '#content/words-kit.ts';

/** The words in which the agency reads of a request: in mails, in its calendar and on the desk. */
export const requestWords = {
  /** The subject is a header and must hold no words of the visitor. */
  subject: (service: string = agency.name) => `Consultation: ${service}`,
  subjectWithCall: (service: string = agency.name, call: string) => `Consultation: ${service}, call on ${call}`,
  subjectOfChange: {
    moved: (call: string) => `Call moved to ${call}`,
    movedByAgency: (call: string) => `Call moved by you to ${call}`,
    /** The time of the call may be unknown. */
    cancelled: (call?: string) => (call ? `Call cancelled: ${call}` : 'Call cancelled'),
    cancelledByAgency: (call?: string) => (call ? `Call cancelled by you: ${call}` : 'Call cancelled by you'),
  },
  labels: {
    call: 'Call',
    callLink: 'Move or cancel this call',
    deskLink: 'Open on the desk',
    changedRequest: 'Changes request',
    timeZone: 'Time zone',
    language: 'Language',
    leadSource: 'Where from',
    submittedAt: 'Sent',
    replyBy: 'Reply promised by',
    id: 'Request',
  },
  /** The visitor's name or number follows. */
  answerBy: { email: 'Write to', text: 'Text', phone: 'Call' },
  /** For a visitor in another time zone. */
  onTheirClock: (time: string) => `For the visitor: ${time}`,
  /** These two say the change in the mail, on the desk and in the calendar entry. */
  cancelled: (when?: string) =>
    when ? `Cancelled by the visitor.\nIt was: ${when}` : 'Cancelled by the visitor',
  cancelledByAgency: (when?: string) =>
    when ? `Cancelled by you.\nIt was: ${when}` : 'Cancelled by you',
  /** Why the agency must not rely on the time of a call. */
  notAgreed: {
    requested: 'This time may be taken or no longer offered: confirm it, or propose another.',
    over: 'This time has passed: if you did not call, propose another.',
    freed: 'You freed this time: call at the time agreed by telephone.',
    changedLater: 'The call was changed later.',
  },
  /** Used if the visitor's time zone is unknown. */
  unknownClock: (date: string, time: string) => `${date} ${time} (the visitor's clock)`,
  /** On the desk: the states of a request, and how it calls those that are late. */
  states: {
    pending: 'Waiting',
    late: 'Late',
    delivered: 'Delivered',
    held: 'Held back',
    parked: 'Refused',
    erased: 'Erased',
  },
  eventTitle: (name: string, phone: string) => `Consultation call: ${name}, ${phone}`,
} as const;
