import { fieldOptions } from '../../../src/domain/consultation-fields.ts';
import type { SeededRandom } from './seeded-random.ts';

const NAMES = ['Ada Lovelace', 'Zoë Ångström', '李小龍', "Robert'); DROP TABLE outbox;--"] as const;
const DESCRIPTIONS = [
  'We answer every call by hand.',
  'Line one\nline two\n\n"quoted", with a comma',
  '=HYPERLINK("http://example.com")',
  '🚀 '.repeat(200),
] as const;

/** What one visitor has typed, as the browser sends it. */
export function filledForm(random: SeededRandom) {
  return JSON.stringify({
    name: random.pick(NAMES),
    email: 'visitor@example.com',
    phone: '+1 555 0100',
    company: '',
    website: '',
    service: random.pick(fieldOptions.service),
    budget: '',
    timeline: random.pick(['', ...fieldOptions.timeline]),
    description: random.pick(DESCRIPTIONS),
    contactMethod: random.pick(['email', 'text']),
    callDate: null,
    callTime: null,
    submittedAt: new Date().toISOString(),
  });
}
