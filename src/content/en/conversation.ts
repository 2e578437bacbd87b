import { daysOfWeek, type OnEachDay } from '#content/words-kit.ts';
import { locale } from './language.ts';

const days = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/**
 * One sentence for each of these days. A visitor may choose those on which you can be called.
 * If a language inflects the names of days, write four sentences.
 */
const onEach = (sentence: (day: string) => string): OnEachDay => {
  const [first, second, third, fourth] = days;
  return [sentence(first), sentence(second), sentence(third), sentence(fourth)];
};

const always = (sentence: string): OnEachDay => [sentence];

/**
 * The words of the drawings and of the story above the form: one customer's question from first
 * contact to appointment. On home the times follow each other down the page. It is an example, not
 * a claim. Words that name the chosen day are lists, with an entry for each day.
 */
export const conversation = {
  question: onEach((day) => `Free on ${day}?`),
  /** Above the form, after a visitor chose a day on home. */
  wish: {
    asked: onEach((day) => `You asked for ${day}`),
    notBooked: 'Not booked yet',
  },
  answer: onEach((day) => `${day} at 2:30 PM works. Booked.`),
  /** The button below the answer, which leads to the form. */
  askForRealCall: onEach((day) => `Ask for a real call on ${day}`),
  booked: onEach((day) => `${day}, 2:30\u00a0PM`),
  website: {
    when: 'Sunday, 6:12 PM',
    address: 'your-business.example',
    menu: ['Visits', 'Prices', 'About us'],
    headline: 'Just ask us for a time',
    note: 'A visit takes half an hour.',
    action: 'Book a visit',
    question: onEach((day) => `How about ${day}?`),
    answer: 'Gladly. Is 2:30 PM good for you?',
  },
  emails: {
    title: 'Follow-up',
    withoutYou: 'Without you',
    sequence: [
      { subject: onEach((day) => `See you on ${day}`), when: 'Sent at once' },
      { subject: always('How was your visit?'), when: 'Goes out one day later' },
      { subject: always('Time for your next visit?'), when: 'Goes out when it is due' },
    ],
  },
  chat: {
    assistant: 'Your assistant',
    when: 'Sunday, 11:40 PM',
    question: 'When is my appointment?',
    answer: onEach((day) => `${day}, 2:30\u00a0PM.`),
    furtherQuestion: 'Where can I park?',
    furtherAnswer: 'Behind the house, free.',
  },
  call: {
    when: 'Monday, 8:05 AM',
    caller: 'Caller',
    question: onEach((day) => `Can I still come on ${day}?`),
    assistant: 'Assistant',
    answer: 'Yes, 2:30 PM is yours.',
  },
  texts: {
    booked: { when: 'Sunday, 6:13 PM', text: onEach((day) => `Booked for ${day} at 2:30\u00a0PM. We look forward to it.`) },
    /** The morning of each day. */
    when: onEach((day) => `${day}, 8:00 AM`),
    reminder: always('A reminder: see you today at 2:30\u00a0PM. Does that still suit you?'),
    reply: 'Yes, see you then.',
    confirmed: 'Confirmed',
  },
  calendar: { time: '2:30 PM', days: daysOfWeek(locale, 'short').slice(1) }, // Monday to Saturday.
  customersWay: {
    title: 'A customer’s way to you',
    automatedSteps: ['Question answered', 'Appointment booked', 'Reminder sent'],
    yourStep: 'Meet the customer',
    byYou: 'You',
    automatedAfterwards: ['Follow-up written'],
  },
} as const;
