import { services } from '#content/services.ts';
import { type ChangedCopy, changedCopy } from '../setup/changed-copy.ts';

const sixthService = `
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

function offerIt() {
  copy.edit('src/domain/consultation-fields.ts', 'serviceNames = [', "serviceNames = ['reviews', ");
  copy.edit(
    'src/content/consultation-page.ts',
    '  service: {',
    "  service: {\n    reviews: 'Collecting reviews',",
  );
}

/** Everything that shows services, as a browser would get it. */
const everythingThatShowsServices = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import { FormSections } from '#features/consultation/form/form-sections.tsx';
  import { ServicesOverview } from '#features/home/services-overview.tsx';
  import { ServicesHead } from '#features/services/services-head.tsx';
  import { ServicesList } from '#features/services/services-list.tsx';
  import { servicesData } from './src/app/structured-data.ts';

  const block = renderToStaticMarkup(<ServicesList />);
  const priceRow = renderToStaticMarkup(<ServicesHead />);
  const homeCard = renderToStaticMarkup(<ServicesOverview />);
  const formOption = renderToStaticMarkup(<FormSections />);
  const structuredData = JSON.stringify(servicesData());
  console.log(JSON.stringify({ block, priceRow, homeCard, formOption, structuredData }));
`;

let copy: ChangedCopy;

beforeEach(() => {
  copy = changedCopy();
});
afterEach(() => copy.remove());

test('the type checker asks for the form option of a service that is added', () => {
  copy.edit('src/content/services.ts', '\n];', sixthService);

  const complaints = copy.typeCheck();
  expect(complaints).toContain('src/content/services.ts');
  expect(complaints).toMatch(/Type .*reviews.* is not assignable to type/);
  expect(complaints.match(/error TS/g)).toHaveLength(1);
});

test('a service that is added has its block, price, home card, form option and structured data', () => {
  copy.edit('src/content/services.ts', '\n];', sixthService);
  offerIt();

  expect(copy.typeCheck()).toBe('');
  expect(copy.run(everythingThatShowsServices)).toEqual({
    block: expect.stringMatching(/<article id="reviews".*Review Collection.*(297|٢٩٧)/s),
    priceRow: expect.stringMatching(/href="#reviews".*Review Collection/s),
    homeCard: expect.stringMatching(/href="\/services#reviews".*Review Collection/s),
    formOption: expect.stringContaining('<option value="reviews">Collecting reviews</option>'),
    structuredData: expect.stringMatching(/"name":"Review Collection".*"price":297/),
  });
});

test('a service that is removed is gone everywhere, from the form too', () => {
  const { id, title } = services[1];
  const entry = new RegExp(` {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`);
  // In its place another one: of three none can go.
  copy.edit('src/content/services.ts', '\n];', sixthService);
  offerIt();
  copy.edit('src/content/services.ts', entry, '');

  expect(copy.typeCheck()).toBe('');
  const shown: Record<string, string> = copy.run(everythingThatShowsServices);
  for (const part of Object.values(shown)) {
    expect(part).not.toContain(title);
    expect(part).not.toMatch(new RegExp(`#${id}"|(article id|option value)="${id}"`));
  }
  expect(shown['formOption']).toContain('<option value="multiple">');
});
