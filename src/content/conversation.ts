import { agency } from './agency.ts';

/**
 * One customer's question, from the first sight to the appointment: what the drawings of this site say. It is an
 * example of what the services do, and claims nothing.
 */
export const conversation = {
  question: 'Do you have time on Tuesday?',
  answer: 'Tuesday at 2:30 PM works. Booked.',
  booked: 'Appointment booked',
  website: {
    address: 'your-business.example',
    headline: 'Just ask us for a time',
    action: 'Book a visit',
  },
  emails: {
    title: 'Follow-up',
    byItself: 'By itself',
    sequence: [
      { subject: 'See you on Tuesday at 2:30 PM', when: 'Sent at once' },
      { subject: 'How was it on Tuesday?', when: 'Goes out on Wednesday' },
      { subject: 'Time for your next visit?', when: 'Goes out when it is due' },
    ],
  },
  chat: {
    who: 'Your assistant',
    hours: 'Answers at any hour',
    furtherQuestion: 'Where can I park?',
    furtherAnswer: 'In the yard behind the house. It is on us.',
  },
  call: { title: 'On the phone', caller: 'Caller', assistant: 'Assistant' },
  texts: {
    when: 'On Monday evening',
    reminder: 'A reminder: see you tomorrow, Tuesday, at 2:30 PM. Does that still suit you?',
    reply: 'Yes, see you then.',
  },
  calendar: { time: '2:30 PM', days: weekdays() },
  day: {
    title: 'A customer’s way to you',
    routine: ['Question answered', 'Appointment booked', 'Reminder sent', 'Follow-up written'],
    yours: 'Meet the customer',
    byYou: 'You',
  },
} as const;

/** Monday to Friday, as short as the language has them. */
function weekdays() {
  // The first day of 2024 was a Monday.
  return [1, 2, 3, 4, 5].map((day) =>
    new Date(2024, 0, day).toLocaleDateString(agency.locale, { weekday: 'short' }),
  );
}
