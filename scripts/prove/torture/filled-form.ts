import type { Chance } from './chance.ts';

const NAMES = ['Ada Lovelace', 'Zoë Ångström', '李小龍', "Robert'); DROP TABLE outbox;--"] as const;
const DESCRIPTIONS = [
  'We answer every call by hand.',
  'Line one\nline two\n\n"quoted", with a comma',
  '=HYPERLINK("http://example.com")',
  '🚀 '.repeat(200),
] as const;

/** What one visitor has typed, as the browser sends it. */
export function filledForm(chance: Chance) {
  return JSON.stringify({
    name: chance.pick(NAMES),
    email: 'visitor@example.com',
    phone: '+1 555 0100',
    company: '',
    website: '',
    service: chance.pick(['website', 'email', 'chatbot', 'multiple', 'consultation']),
    budget: '',
    timeline: chance.pick(['', 'asap', 'flexible']),
    description: chance.pick(DESCRIPTIONS),
    contactMethod: chance.pick(['email', 'text']),
    callDate: null,
    callTime: null,
    submittedAt: new Date().toISOString(),
  });
}
