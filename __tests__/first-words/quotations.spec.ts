import type { Page } from '@playwright/test';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';

/** What the specification writes out, letter by letter, and the role it has on its page. */
type Quotations = { link?: string[]; heading?: string[]; button?: string[]; words?: string[] };

const everywhere: Quotations = {
  link: ['Home', 'Services', 'Website Building', 'About Us', 'Contact', 'Start Your Project'],
  words: ['Smart Business Starts Here'],
};

const services = [
  'Custom AI-Powered Websites',
  'Email Marketing Automation',
  'Customer Service Chatbots',
  'Automated Phone Callers',
  'Automated DMs & Text Messaging',
];

const pages: Record<string, Quotations> = {
  '/': {
    link: [
      'Build My Website',
      'Explore AI Solutions',
      'Start My Website',
      'Get My Free Consultation',
    ],
    heading: [
      'Building the Future of Business Automation',
      ...services,
      'Founded',
      'Early Projects',
      'AI Integration',
      'Full-Service Agency',
    ],
    words: [
      'Projects Completed',
      '200+',
      'Average ROI Increase',
      '280%',
      'Client Satisfaction',
      '99%',
      'Response Time',
      '<2hrs',
    ],
  },
  '/services': {
    link: ['Start Your Free Consultation'],
    heading: [...services, "What's Offered", 'Results You Can Expect'],
    words: [
      'Get Started',
      'All services include free consultation and setup support.',
      'Can generate 500-10,000+ qualified leads per month depending on budget.',
      'starting at $997',
      'less than 1 week',
      'starting at $997/month',
      '2-4 weeks',
      'starting at $497/month',
      '1 week setup',
      'starting at $397/month',
    ],
  },
  '/about': {
    link: ['Back', 'Start Your Free Consultation'],
    heading: [
      'Client-First Philosophy',
      'Innovation at Our Core',
      'Reliability You Can Trust',
      'Scalable Solutions',
      'Results-Driven Approach',
      'Lightning-Fast Delivery',
      'Industry Expertise',
      'Ongoing Partnership',
    ],
    words: ['200+', '280%', '99%', '<2hrs', '25+'],
  },
  '/consultation': {
    link: ['Back'],
    heading: [
      'Free Consultation',
      'Personal Information',
      'Business Information',
      'Project Details',
      'Preferred Contact Method',
    ],
    button: ['Submit Consultation Request'],
    words: ["We'll respond within 2 hours with your custom strategy"],
  },
};

for (const [path, quotations] of Object.entries(pages))
  test(`${path} says what the specification quotes, letter by letter`, async ({ page }) => {
    await page.goto(path);
    await showsAll(page, everywhere);
    await showsAll(page, quotations);
  });

test('whoever chooses a service and books a call reads what the specification quotes', async ({
  page,
}) => {
  const visit = consultationPage(page);
  await visit.open();
  await expect(
    page.getByLabel('Primary Service Interest').locator('option:not([value=""])'),
  ).toHaveText([
    'Custom AI-Powered Website',
    'Email Marketing Automation',
    'Customer Service Chatbots',
    'Automated Phone Callers',
    'DMs & Text Messaging',
    'Multiple Services',
    'Not sure - need consultation',
  ]);
  await expect(
    page.getByLabel('Budget Range').getByRole('option', { name: 'Prefer to discuss', exact: true }),
  ).toBeAttached();
  await visit.introduce('quotations@example.com');
  await visit.bookFirstCall();
  await showsAll(page, {
    words: [
      'Select Your Preferred Date',
      'Select Your Preferred Time',
      'Grayed out times are already booked.',
      'Booked',
      '10:00 AM',
      '5:00 PM',
    ],
  });
  await visit.send();
  await showsAll(page, { heading: ['Thank You'] });
});

async function showsAll(page: Page, { words = [], ...roles }: Quotations) {
  for (const role of ['link', 'heading', 'button'] as const)
    for (const name of roles[role] ?? [])
      await expect.soft(page.getByRole(role, { name, exact: true }).first()).toBeVisible();
  for (const text of words)
    await expect
      .soft(page.getByText(text, { exact: true }).filter({ visible: true }).first())
      .toBeVisible();
}
