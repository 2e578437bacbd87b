import { locale } from './language.ts';

/** The words of the drawings: one customer's question, from first contact to appointment, each with its time. It is an example, not a claim. */
export const conversation = {
  question: 'Do you have time on Tuesday?',
  answer: 'Tuesday at 2:30 PM works. Booked.',
  booked: 'Appointment booked',
  website: {
    address: 'your-business.example',
    menu: ['Visits', 'Prices', 'About us'],
    headline: 'Just ask us for a time',
    note: 'A visit takes half an hour.',
    action: 'Book a visit',
    when: 'Monday, 6:12 PM',
    question: 'I would like to come on Tuesday.',
    answer: 'Gladly. Is 2:30 PM good for you?',
  },
  emails: {
    title: 'Follow-up',
    byItself: 'Without you',
    sequence: [
      { subject: 'See you on Tuesday', when: 'Sent Monday, 6:13 PM' },
      { subject: 'How was it on Tuesday?', when: 'Goes out on Wednesday' },
      { subject: 'Time for your next visit?', when: 'Goes out when it is due' },
    ],
  },
  chat: {
    who: 'Your assistant',
    hours: 'Monday, 11:40 PM',
    question: 'When is my appointment?',
    answer: 'On Tuesday at 2:30 PM.',
    furtherQuestion: 'Where can I park?',
    furtherAnswer: 'Behind the house. It is on us.',
  },
  call: {
    title: 'Monday, 6:13 PM',
    caller: 'Caller',
    question: 'Is 2:30 PM on Tuesday still free?',
    assistant: 'Assistant',
    answer: 'It is. I have put you down for it.',
  },
  texts: {
    booked: { when: 'Monday, 6:13 PM', text: 'Booked for Tuesday at 2:30\u00a0PM. We look forward to it.' },
    when: 'Monday, 8:00 PM',
    reminder: 'A reminder: see you tomorrow, Tuesday, at 2:30\u00a0PM. Does that still suit you?',
    reply: 'Yes, see you then.',
    confirmed: 'Confirmed',
  },
  calendar: { time: '2:30 PM', times: ['10 AM', '1 PM', '2:30 PM', '4 PM'], days: weekdays() },
  day: {
    title: 'A customer’s way to you',
    before: ['Question answered', 'Appointment booked', 'Reminder sent'],
    yours: 'Meet the customer',
    byYou: 'You',
    after: ['Follow-up written'],
  },
} as const;

/** Monday to Friday in the shortest form of the language. */
function weekdays() {
  // The first day of 2024 was a Monday.
  return [1, 2, 3, 4, 5].map((day) =>
    new Date(2024, 0, day).toLocaleDateString(locale, { weekday: 'short' }),
  );
}
