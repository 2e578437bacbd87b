import { agency, hoursInWords, openHoursInWords } from '#content/words-kit.ts';
import { figures } from './figures.ts';
import { locale } from './language.ts';

export const consultationPage = {
  title: 'Free Consultation',
  description: `Tell us how your business runs today and get a custom AI automation strategy. We answer within ${figures.replyWithin}.`,
  lead: `Tell us how your business runs today. We answer with a custom AI automation strategy: what to automate first, what to leave alone, and what it takes.`,
  back: 'Back',
} as const;

export const formSections = {
  personal: { title: 'Personal Information', hint: 'So we know who we are talking to.' },
  business: { title: 'Business Information', hint: 'A rough idea is enough.' },
  project: { title: 'Project Details', hint: 'In your own words. A\u00a0few sentences will do.' },
  contact: { title: 'Preferred Contact Method', hint: 'How should we get back to you?' },
} as const;

export const formFields = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  company: 'Company Name',
  website: 'Current Website',
  service: 'Primary Service Interest',
  budget: 'Budget Range',
  timeline: 'Desired Timeline',
  description: 'Your Business and Goals',
} as const;

export const formWords = {
  /** For a list of choices without words of its own here. */
  choose: 'Please choose',
  optional: '(optional)',
  chooseService: 'Choose a service',
  chooseBudget: 'Choose a range',
  chooseTimeline: 'Choose a timeline',
  websiteExample: 'https://',
  descriptionExample: 'What you do, what takes too long, what you would like to see happen by itself.',
  emailNote: '(for our answer)',
  /** Shown after a slip such as gmial.com. */
  meantAddress: 'Did you mean {email}?',
  phoneNote: '(only for this request)',
  /** Shown once little of a field's length is left. */
  charactersLeft: 'Characters left: {count}',
  /** Shown if a text that is pasted is longer than its field. */
  charactersLeftOut: 'Too long: {count} characters were left out at the end.',
  leaveEmpty: 'Leave this field empty',
} as const;

export const contactMethodWords = {
  email: { label: 'Email', hint: 'An answer in your inbox' },
  text: { label: 'Text', hint: 'A message to your phone' },
  phone: { label: 'Phone', hint: 'Pick a time, we call you' },
} as const satisfies Record<string, { label: string; hint: string }>;

export const callBooking = {
  date: 'Select Your Preferred Date',
  time: 'Select Your Preferred Time',
  grayedOut: 'Grayed out times are already booked.',
  booked: 'Booked',
  previousMonth: 'Previous Month',
  nextMonth: 'Next Month',
  partsOfDay: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
  inYourTimeZone: 'Your time zone: {zone}.',
  /** Read aloud by screen readers. */
  timesAppearHere: 'Choose a date, and its free times appear here.',
  noneFreeThatDay: 'No times are left on this day. Please choose another.',
  nextFreeDay: 'Next free day: {day}',
  noneFree: 'All times are taken at the moment. Send your request, and we will propose one.',
  requestedTime: 'Requested time',
  notSent: 'Not booked yet: it goes with your request.',
  taken: '{time} is no longer free.',
  loading: 'Loading the calendar',
} as const;

/** The words of the browser's own date and time controls, which stand in for the calendar. */
export const plainControls = {
  hours: hoursInWords(locale, (first, last) => `${first} to ${last}`),
  openHours: openHoursInWords(locale, (opens, closes) => `${opens} to ${closes}`),
  preferredDate: 'Preferred call date',
  preferredTime: 'Preferred call time',
  /** One of these two is shown, the second if the hours have no time zone. */
  timesAreOurs: 'Times are ours: {zone}.',
  tellUsWhere: 'Tell us where you are.',
  withoutCalendar: 'If you would like a call, choose a date within the next {daysAhead} days, and a time of these: {hours}. If you leave them empty, we call to propose a time.',
} as const;

export const submission = {
  submit: 'Submit Consultation Request',
  sending: 'Sending…',
  promise: `We'll respond within ${figures.replyWithin} with your custom strategy`,
  /** Stands instead while you are closed. */
  promiseLater: "We'll respond by {moment} with your custom strategy",
  privacy: 'Privacy policy',
  chooseTimeFirst: 'Choose a date and a time to continue',
  chooseTime: 'Choose a time to continue',
} as const;

export const nextSteps = {
  title: 'What happens next',
  steps: [
    { title: 'We read your request', text: 'Your business, your goals, and what you have in mind for them.' },
    { title: 'We answer', text: 'By email, text or phone, with your custom strategy.' },
    { title: 'You decide', text: 'One service, several of them, or none. The consultation is free.' },
  ],
} as const;

export const thankYou = {
  title: 'Thank You',
  received: 'Your consultation request was received.',
  promise: `We will reply within ${figures.replyWithin}.`,
  promiseToConfirm: `We will reply within ${figures.replyWithin} to confirm your call.`,
  /** These two stand instead while you are closed. */
  promiseLater: 'We will reply by {moment}.',
  promiseToConfirmLater: 'We will reply by {moment} to confirm your call.',
  follow: 'While you wait, see what we are building.',
  followLink: 'Follow us on',
  home: 'Back to the home page',
  /** For whoever opens the page without having sent a request. A link to the form follows. */
  nothingSent: 'This page confirms a request once it is sent. This tab has sent none.',
} as const;

/** The words about a request that was sent, on Thank You, the call's page and in mails. */
export const sentRequest = {
  replyWithin: `Reply within ${figures.replyWithin}`,
  /** Below `replyWithin` without JavaScript, because the page does not know the time. */
  whileOpen: 'While we are open: {openHours}.',
  /** The moment follows. */
  replyBy: 'Reply by',
  emailTo: 'Our reply goes to {email}.',
  textTo: 'Our reply is a text message to {phone}.',
  /** Used if a request for a call names no time, because none was free. */
  phoneTo: 'We call {phone} to propose a time.',
  callTo: 'We call you at {phone}.',
  toBeConfirmed: 'This time may no longer be free. We will confirm it, or propose another.',
  /** The agency's number follows. */
  changeCall: 'To change or cancel the call, reply to our confirmation or call',
  changeHere: 'Change or cancel the call',
  changeByLink: 'To change or cancel the call: {link}',
  /** Thank You says it once the visitor has moved or cancelled the call. */
  changedSince: 'You have changed this call since.',
  seeCall: 'See your call',
  addToCalendar: 'Add to your calendar',
  eventTitle: `Free consultation call, ${agency.name}`,
} as const;
