import { agency } from '#content/agency.ts';
import { frameWords } from '#content/frame-words.ts';
import { questions } from '#content/questions.ts';
import { services } from '#content/services.ts';
import { type ChangedCopy, changedCopy } from '../kit/setup/changed-copy.ts';
import { changes, everything } from './an-owner/changes.ts';

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

/** Where services, fields, networks, people and answers show: pages, structured data, what the workflow gets, the mail, a refusal. */
const everywhere = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import { requestMail } from '#content/request-mail.ts';
  import { consultationRequest, webhookBody, webhookFields } from '#domain/consultation-request.ts';
  import { People } from '#features/about/about-sections.tsx';
  import { FormSections } from '#features/consultation/form/form-sections.tsx';
  import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
  import { Logos, Voices } from '#features/home/customers.tsx';
  import { ServicesOverview } from '#features/home/services-overview.tsx';
  import { ServicesHead } from '#features/services/services-head.tsx';
  import { ServicesList } from '#features/services/services-list.tsx';
  import { SiteFrame } from '#features/site-frame/site-frame.tsx';
  import { SocialLinks } from '#features/site-frame/social-links.tsx';
  import { refusalPage } from './src/app/api/consultation/answers.ts';
  import { agencyData, servicesData } from './src/app/structured-data.ts';

  const answers = {
    name: 'Ada', email: 'ada@example.com', phone: '1', service: 'multiple', city: 'London', team: 'some',
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
    inWords: requestMail.words.team?.[body.team],
    service: requestMail.words.service.reviews,
    refusal: refusalPage({ title: '', reason: '', fields: { team: 'is odd' }, next: '' }),
    footer: renderToStaticMarkup(<SocialLinks />),
    thankYou: renderToStaticMarkup(<ThankYou />),
    sameAs: agencyData().sameAs,
    home: renderToStaticMarkup(<><Logos /><Voices /></>),
    people: renderToStaticMarkup(<People />),
    frame: renderToStaticMarkup(<SiteFrame />),
  }));
`;

let copy: ChangedCopy;
beforeEach(() => {
  copy = changedCopy();
});
afterEach(() => copy.remove());

test('all that the manual lets an owner change can be changed as it says, at once, and the types agree', () => {
  everything(copy);
  expect(copy.typeCheck()).toBe('');
});

test('the type checker asks for the words of a field, and for the form option of a service, that is added', () => {
  copy.edit('src/domain/consultation-fields.ts', '  budget: line', '  city: line,\n  budget: line');
  addService();
  const complaints = copy.typeCheck();
  expect(complaints).toMatch(/src\/content\/consultation-page.ts.*Property 'city' is missing/s);
  expect(complaints).toMatch(
    /src\/content\/services.ts.*Type .*reviews.* is not assignable to type/s,
  );
});

test('a service, a field and networks that are added are shown, asked, sent, exported and named everywhere', () => {
  changes['a field more']?.(copy);
  changes['networks']?.(copy);
  addService();
  offerService();

  const shown = copy.run(everywhere);
  expect(shown).toMatchObject({
    block: expect.stringMatching(/<article id="reviews".*Review Collection.*(297|٢٩٧)/s),
    priceRow: expect.stringMatching(/href="#reviews".*Review Collection/s),
    homeCard: expect.stringMatching(/href="\/services#reviews".*Review Collection/s),
    structuredData: expect.stringMatching(/"name":"Review Collection".*"price":297/),
    body: expect.objectContaining({ city: 'London', team: 'some' }),
    columns: expect.arrayContaining(['service', 'city', 'team', 'budget']),
    inWords: '2 to 20',
    service: 'Review Collection',
    refusal: expect.stringContaining('<strong>Team</strong> is odd'),
    footer: expect.stringContaining(`"${frameWords.profileOn('YouTube')}"`),
  });
  expect(shown.form).toContain('<option value="reviews">Review Collection</option>');
  expect(shown.form).toMatch(/Team.*<select id="team" name="team".*2 to 20/s);
  expect(shown.footer.match(/<a /g)).toHaveLength(agency.social.length + 1);
  expect(shown.footer).not.toContain(agency.social[0].href);
  expect(shown.sameAs).toHaveLength(agency.social.length + 1);
});

test('a typeface in one file asks for no other', () => {
  copy.edit('src/styles/typeface.ts', /(?<=const RARER: string = )'.*'/, "''");
  const faces = copy.run(
    "import { typeface } from '#styles/typeface.ts'; console.log(JSON.stringify(typeface.faces));",
  );
  expect(String(faces).match(/url\(.*?\)/g)).toHaveLength(1);
});

test('what ships empty is shown as soon as it is filled, and not before', () => {
  const empty = copy.run(everywhere);
  expect([empty.home, empty.people]).toEqual(['', '']);
  expect(empty.frame).not.toContain(`href="${questions.address}"`);
  changes['what ships empty']?.(copy);
  expect(copy.run(everywhere)).toMatchObject({
    home: expect.stringMatching(
      /alt="Analytical Engines".*They answer before we ask\..*Ada Lovelace/s,
    ),
    people: expect.stringMatching(/Ada Lovelace.*Founder.*I answer you\./s),
    frame: expect.stringContaining(`href="${questions.address}"`),
  });
});

test('a service that is removed is gone everywhere, from the form too', () => {
  const { id, title } = services[1];
  const entry = new RegExp(` {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`);
  // In its place another one: of three none can go.
  addService();
  offerService();
  copy.edit('src/content/services.ts', entry, '');

  const { block, priceRow, homeCard, form, structuredData } = copy.run(everywhere);
  for (const part of [block, priceRow, homeCard, form, structuredData]) {
    expect(part).not.toContain(title);
    expect(part).not.toMatch(new RegExp(`#${id}"|(article id|option value)="${id}"`));
  }
  expect(form).toContain('<option value="multiple">');
});
