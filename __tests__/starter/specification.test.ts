import { globSync } from 'node:fs';
import { join } from 'node:path';
import { hoursInWords, openHoursInWords } from '#content/hours-in-words.ts';
import type { Service } from '#content/offers.ts';
import { callHours } from '#domain/call-hours.ts';
import type { CallHours } from '#domain/week.ts';
import type { NewRequest } from '#server/requests/requests.ts';
import { contactMethods, fields } from '../../src/agency/form.ts';
import { withPlainSpaces } from '../kit/readable.ts';
import { homePage, locale, services, words } from '../kit/words.ts';
import { ONCE_YOURS } from './once-yours.ts';

describe(ONCE_YOURS, () => {
  const { aboutPage, consultationPage, priceText, servicesPage } = words;
  const CONTENT = globSync('src/content/**/*.ts').map((file) =>
    textsIn(require(join(process.cwd(), file))),
  );
  const benefits = services.flatMap(({ id, benefits }: Service) =>
    benefits.map(({ figure = '', text }) => `${id}: ${figure} ${text}`),
  );
  const said = [
    ...CONTENT.flat(),
    ...Object.values(words.figures),
    ...services.map(({ title, price, timeline }) => `${title}: ${priceText(price)}, ${timeline}`),
    ...Object.entries(words.choices.service).map(([value, label]) => `${value} (${label})`),
    ...Object.values(fields).flatMap((field) =>
      'choices' in field ? field.choices.join(' ') : [],
    ),
    contactMethods.join(' '),
  ];

  const QUOTED = `
    Custom AI-Powered Websites: starting at $997, less than 1 week
    Email Marketing Automation: starting at $997/month, 2-4 weeks
    Customer Service Chatbots: starting at $497/month, 1 week setup
    Automated Phone Callers: starting at $497/month, 1 week setup
    Automated DMs & Text Messaging: starting at $397/month, 1 week setup
    200+; 280%; 99%; under 2 hours; 25+; under 3 seconds; 340%; 30+; 100%; 60%; 180%; 75%
    20+; 98%; 5x; 45%; 500-10,000+; 20%; 24/7
    website (Custom AI-Powered Website); email (Email Marketing Automation)
    chatbot (Customer Service Chatbots)
    phone (Automated Phone Callers); messaging (DMs & Text Messaging); multiple (Multiple Services)
    consultation (Not sure - need consultation)
    under-5k 5k-10k 10k-25k 25k-50k 50k-plus discuss; asap 1-month 2-3-months 3-6-months flexible
    email text phone
    Home; Services; Website Building; About Us; Contact; Start Your Project; Back
    Smart Business Starts Here
    Build My Website; Explore AI Solutions; Start My Website; Get My Free Consultation
    Building the Future of Business Automation; Founded; Early Projects; AI Integration
    Full-Service Agency
    Projects Completed; Average ROI Increase; Client Satisfaction; Response Time; <2hrs
    Start Your Free Consultation; What's Offered; Results You Can Expect; Get Started
    All services include free consultation and setup support.
    Can generate 500-10,000+ qualified leads per month depending on budget.
    Client-First Philosophy; Innovation at Our Core; Reliability You Can Trust; Scalable Solutions
    Results-Driven Approach; Lightning-Fast Delivery; Industry Expertise; Ongoing Partnership
    Free Consultation; Personal Information; Business Information; Project Details
    Preferred Contact Method
    Submit Consultation Request; We'll respond within 2 hours with your custom strategy; Thank You
    Primary Service Interest; Budget Range; Prefer to discuss; Booked
    Grayed out times are already booked.
    Select Your Preferred Date; Select Your Preferred Time
  `;

  test('the form has the fields of the specification', () => {
    const inOrder = 'name email phone company website service budget timeline description';
    expect(Object.keys(fields)).toEqual(inOrder.split(' '));
  });

  test.each(inQuotes(QUOTED))('the content says "%s", as the specification does', (words) => {
    expect(said).toContain(words);
  });

  const PROMISED = `
    website: under 3 seconds for your site to load; website: 340% average conversion increase
    email: 30+ hours per week saved
    chatbot: 100% reduction in response time; chatbot: 60% lower support costs
    phone: 180% more appointment show-ups; phone: 75% fewer no-shows
    phone: 20+ hours per week freed
    messaging: 98% SMS open rate; messaging: 5x response rate versus email
    messaging: 45% less cart abandonment
    20% of team time; research and development; 24/7 support
  `;

  test.each(inQuotes(PROMISED))('a benefit or a value of the agency has "%s"', (words) => {
    const values = aboutPage.values.list.map(({ text }) => text);
    expect([...benefits, ...values].join('\n')).toContain(words);
  });

  function inQuotes(quoted: string) {
    return quoted.trim().split(/\s*[;\n]\s*/);
  }

  function textsIn(content: unknown): string[] {
    if (typeof content === 'string') return [content];
    return content && typeof content === 'object' ? Object.values(content).flatMap(textsIn) : [];
  }

  test('no text but its link names the privacy policy, because the page may not exist', () => {
    const isNamed = (text: string) => /privacy policy/i.test(text);
    expect(new Set(said.filter(isNamed))).toEqual(new Set([words.submission.privacy]));
  });

  test('the privacy page names all that the store keeps of a visitor', async () => {
    jest.resetModules();
    jest.doMock('#content/legal-entity.ts', () => ({ legalEntity: { name: 'Ada' } }));
    jest.doMock('#domain/call-hours.ts', () => ({ callHours: { timeZone: 'UTC', hours: {} } }));
    const { privacyPage } = await import('#content/en/text-pages.ts');
    const text = textsIn(privacyPage).join(' ');
    for (const named of Object.values(KEPT)) expect(text).toContain(named);
  });

  type NotOfVisitor = 'id' | 'heldBecause' | 'needsAgreement' | 'keepUntil' | 'replyDueAt';
  const KEPT: Record<'revision' | Exclude<keyof NewRequest, NotOfVisitor>, string> = {
    body: 'your answers',
    timeZone: 'time zone',
    language: 'language',
    leadSource: 'campaign',
    callAt: 'the time of a call',
    callEnds: 'the time of a call',
    revision: 'your changes to it',
    callHash: 'link',
    link: 'link',
    networkHash: 'network',
    emailHash: 'email address',
    phoneHash: 'phone number',
  };

  test('search results show the whole title and description of every page', () => {
    const pages = [homePage.inSearch, servicesPage.inSearch, aboutPage.inSearch, consultationPage];
    for (const { title, description } of pages) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  const DAY = ['10:00-17:15'] as const;
  const WITH_A_BREAK = ['9:00-12:10', '13:00-17:15'] as const;

  test.each<[CallHours['hours'], string]>([
    [{ Monday: DAY, Tuesday: DAY, Wednesday: DAY }, 'Monday to Wednesday, 10:00 AM to 5:00 PM'],
    [{ Friday: DAY, Tuesday: DAY }, 'Tuesday and Friday, 10:00 AM to 5:00 PM'],
    [
      { Monday: WITH_A_BREAK, Tuesday: WITH_A_BREAK, Saturday: ['9:00-12:15'] },
      'Monday and Tuesday, 9:00 AM to 11:45 AM and 1:00 PM to 5:00 PM; ' +
        'Saturday, 9:00 AM to 12:00 PM',
    ],
  ])('calls of the hours %j begin "%s"', (hours, words) => {
    jest.replaceProperty(callHours, 'hours', hours);
    const inWords = hoursInWords(locale, (first, last) => `${first} to ${last}`);
    expect(withPlainSpaces(inWords)).toBe(words);
  });

  test('the agency is open until its last call ends', () => {
    jest.replaceProperty(callHours, 'hours', { Monday: WITH_A_BREAK, Friday: ['20:00-24:00'] });
    const inWords = openHoursInWords(locale, (opens, closes) => `${opens} to ${closes}`);
    expect(withPlainSpaces(inWords)).toBe(
      'Monday, 9:00 AM to 12:10 PM and 1:00 PM to 5:15 PM; Friday, 8:00 PM to 12:00 AM',
    );
  });
});
