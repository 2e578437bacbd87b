import { agency } from '#content/agency.ts';
import { frameWords } from '#content/frame-words.ts';
import { services } from '#content/services.ts';
import { type ChangedCopy, changedCopy } from '../kit/setup/changed-copy.ts';

const SERVICE = `
  {
    id: 'reviews',
    title: 'Review Collection',
    subtitle: 'Praise, asked for in time',
    description: 'Each happy customer is asked for a review the day after.',
    features: ['A message in your tone'],
    benefits: [{ text: 'People read what others say about you' }],
    price: { amount: 297, per: 'month' },
    timeline: '1 week setup',
    scene: 'chat',
  },
];`;

const addService = () => copy.edit('src/content/services.ts', '\n];', SERVICE);

const offerService = () =>
  copy.edit('src/domain/consultation-fields.ts', 'serviceNames = [', "serviceNames = ['reviews', ");

/** Each place that a new field wants, and nothing else. */
const rule = 'src/domain/consultation-fields.ts';
const words = 'src/content/consultation-page.ts';
const choices = 'src/content/choices.ts';
const control = 'src/features/consultation/form/form-sections.tsx';

function addRule() {
  copy.edit(rule, '  budget: [', "  teamSize: ['alone', 'some'],\n  budget: [");
  copy.edit(rule, '  budget: line', '  teamSize: line,\n  budget: line');
}
function addWords() {
  copy.edit(words, '\n  budget: ', "\n  teamSize: 'Team Size',\n  budget: ");
  copy.edit(
    choices,
    '\n  budget: {',
    "\n  teamSize: { alone: 'Just me', some: '2 to 20' },\n  budget: {",
  );
}
const addControl = () =>
  copy.edit(
    control,
    "          <SelectField {...choice('budget')}",
    `          <SelectField {...choice('teamSize')} prompt={labels.chooseBudget} />
          <SelectField {...choice('budget')}`,
  );

const addNetwork = () => {
  const file = 'src/content/agency.ts';
  const entry = "{ network: 'Network of One', icon: 'play', href: 'https://one.example/@agency' }";
  copy.edit(
    file,
    'export const agency',
    `const oneMore = ${entry} as const;\n\nexport const agency`,
  );
  copy.edit(file, 'social: [', 'social: [oneMore, ');
  copy.edit(file, /followOn: \w+/, 'followOn: oneMore');
};

/** Where services, fields and networks show: pages, structured data, what the workflow gets, the export, the mail, the desk, a refusal. */
const everywhere = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import { requestMail } from '#content/request-mail.ts';
  import { consultationRequest, webhookBody, webhookFields } from '#domain/consultation-request.ts';
  import { FormSections } from '#features/consultation/form/form-sections.tsx';
  import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
  import { ServicesOverview } from '#features/home/services-overview.tsx';
  import { ServicesHead } from '#features/services/services-head.tsx';
  import { ServicesList } from '#features/services/services-list.tsx';
  import { SocialLinks } from '#features/site-frame/social-links.tsx';
  import { refusalPage } from './src/app/api/consultation/unsent-page.ts';
  import { agencyData, servicesData } from './src/app/structured-data.ts';

  const answers = {
    name: 'Ada', email: 'ada@example.com', phone: '1', service: 'multiple', teamSize: 'some',
    description: 'Engines', contactMethod: 'email',
  };
  const body = JSON.parse(webhookBody(consultationRequest.parse(answers)));
  console.log(JSON.stringify({
    block: renderToStaticMarkup(<ServicesList />),
    priceRow: renderToStaticMarkup(<ServicesHead />),
    homeCard: renderToStaticMarkup(<ServicesOverview />),
    form: renderToStaticMarkup(<FormSections />),
    structuredData: JSON.stringify(servicesData()),
    body,
    columns: webhookFields,
    inWords: requestMail.words.teamSize?.[body.teamSize],
    service: requestMail.words.service.reviews,
    refusal: refusalPage({ title: '', reason: '', fields: { teamSize: 'is odd' }, next: '' }),
    footer: renderToStaticMarkup(<SocialLinks />),
    thankYou: renderToStaticMarkup(<ThankYou />),
    sameAs: agencyData().sameAs,
  }));
`;

let copy: ChangedCopy;
beforeEach(() => {
  copy = changedCopy();
});
afterEach(() => copy.remove());

test('the type checker asks for the words of a field, and for the form option of a service, that is added', () => {
  addRule();
  addService();
  const complaints = copy.typeCheck();
  expect(complaints).toContain("Property 'teamSize' is missing");
  expect(complaints).toMatch(
    /src\/content\/services.ts.*Type .*reviews.* is not assignable to type/s,
  );
});

test('a service, a field and a network that are added are shown, asked, sent, exported and named everywhere', () => {
  addRule();
  addWords();
  addControl();
  expect(copy.changedFiles()).toEqual([words, choices, rule, control].sort());
  addService();
  offerService();
  addNetwork();

  expect(copy.typeCheck()).toBe('');
  const shown = copy.run(everywhere);
  expect(shown).toMatchObject({
    block: expect.stringMatching(/<article id="reviews".*Review Collection.*(297|٢٩٧)/s),
    priceRow: expect.stringMatching(/href="#reviews".*Review Collection/s),
    homeCard: expect.stringMatching(/href="\/services#reviews".*Review Collection/s),
    structuredData: expect.stringMatching(/"name":"Review Collection".*"price":297/),
    body: expect.objectContaining({ teamSize: 'some' }),
    columns: expect.arrayContaining(['service', 'teamSize', 'budget']),
    inWords: '2 to 20',
    service: 'Review Collection',
    refusal: expect.stringContaining('<strong>Team Size</strong> is odd'),
    footer: expect.stringContaining(`"${frameWords.profileOn('Network of One')}"`),
    thankYou: expect.stringContaining('href="https://one.example/@agency"'),
  });
  expect(shown.form).toContain('<option value="reviews">Review Collection</option>');
  expect(shown.form).toMatch(/Team Size.*<select id="teamSize" name="teamSize".*2 to 20/s);
  expect(shown.footer.match(/<a /g)).toHaveLength(agency.social.length + 1);
  expect(shown.sameAs).toHaveLength(agency.social.length + 1);
});

test('a service that is removed is gone everywhere, from the form too', () => {
  const { id, title } = services[1];
  const entry = new RegExp(` {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`);
  // In its place another one: of three none can go.
  addService();
  offerService();
  copy.edit('src/content/services.ts', entry, '');

  expect(copy.typeCheck()).toBe('');
  const { block, priceRow, homeCard, form, structuredData } = copy.run(everywhere);
  for (const part of [block, priceRow, homeCard, form, structuredData]) {
    expect(part).not.toContain(title);
    expect(part).not.toMatch(new RegExp(`#${id}"|(article id|option value)="${id}"`));
  }
  expect(form).toContain('<option value="multiple">');
});
