import { priceText } from '#content/price.ts';
import { type Service, services } from '#content/services.ts';

/** Section 9 of the specification, word for word. */
const priceList = [
  ['Custom AI-Powered Websites', 'starting at $997', 'less than 1 week'],
  ['Email Marketing Automation', 'starting at $997/month', '2-4 weeks'],
  ['Customer Service Chatbots', 'starting at $497/month', '1 week setup'],
  ['Automated Phone Callers', 'starting at $497/month', '1 week setup'],
  ['Automated DMs & Text Messaging', 'starting at $397/month', '1 week setup'],
];

test('services, prices and timelines are those of the price list, in its order', () => {
  const shown = services.map(({ title, price, timeline }) => [title, priceText(price), timeline]);
  expect(shown).toEqual(priceList);
});

test.each([
  ['website', 'under 3 seconds for your site to load'],
  ['website', '340% average conversion increase'],
  ['email', '30+ hours per week saved'],
  ['chatbot', '100% reduction in response time'],
  ['chatbot', '60% lower support costs'],
  ['phone', '180% more appointment show-ups'],
  ['phone', '75% fewer no-shows'],
  ['phone', '20+ hours per week freed'],
  ['messaging', '98% SMS open rate'],
  ['messaging', '5x response rate versus email'],
  ['messaging', '45% less cart abandonment'],
])('%s promises: %s', (id, promise) => {
  expect(benefitsOf(id)).toContainEqual(expect.stringContaining(promise));
});

test('the email service says how many leads it can generate, and on what that depends', () => {
  expect(services.find(({ id }) => id === 'email')).toMatchObject({
    note: expect.stringContaining(
      'an generate 500-10,000+ qualified leads per month depending on budget',
    ),
  });
});

test('a price that the specification overruled is nowhere', () => {
  expect(JSON.stringify(services)).not.toContain('797');
});

test('nothing but benefits and the note claims a figure', () => {
  const words = services.flatMap(({ title, subtitle, description, features }) => [
    title,
    subtitle,
    description,
    ...features,
  ]);
  expect(words.filter((text) => /\d/.test(text))).toEqual([]);
});

function benefitsOf(id: string) {
  const service: Service | undefined = services.find((each) => each.id === id);
  return service?.benefits.map(({ figure = '', text }) => `${figure} ${text}`);
}
