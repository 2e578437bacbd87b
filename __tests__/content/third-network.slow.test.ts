import { agency } from '#content/agency.ts';
import { siteFrame } from '#content/site-frame.ts';
import { type ChangedCopy, changedCopy } from '../setup/changed-copy.ts';

const everythingThatShowsThem = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
  import { SocialLinks } from '#features/site-frame/social-links.tsx';
  import { agencyData } from './src/app/structured-data.ts';

  const footer = renderToStaticMarkup(<SocialLinks />);
  const thankYou = renderToStaticMarkup(<ThankYou />);
  console.log(JSON.stringify({ footer, thankYou, sameAs: agencyData().sameAs }));
`;

let copy: ChangedCopy;
beforeEach(() => {
  copy = changedCopy();
});
afterEach(() => copy.remove());

test('one more network is one entry: footer, machines and, where it is chosen, Thank You have it', () => {
  const file = 'src/content/agency.ts';
  const entry = "{ network: 'Network of One', icon: 'play', href: 'https://one.example/@agency' }";
  copy.edit(
    file,
    'export const agency',
    `const oneMore = ${entry} as const;\n\nexport const agency`,
  );
  copy.edit(file, 'social: [', 'social: [oneMore, ');
  copy.edit(file, /followOn: \w+/, 'followOn: oneMore');

  const shown = copy.run(everythingThatShowsThem);
  expect(shown.footer.match(/<a /g)).toHaveLength(agency.social.length + 1);
  expect(shown.footer).toContain(`"${siteFrame.profileOn('Network of One')}"`);
  expect(shown.thankYou).toContain('href="https://one.example/@agency"');
  expect(shown.sameAs).toHaveLength(agency.social.length + 1);
});
