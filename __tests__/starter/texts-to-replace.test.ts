import { figures as listed } from '#agency/figures.ts';
import { startersAmounts } from '#content/figures.ts';
import { offers } from '#content/offers.ts';
import { startersClaims, startersWords } from '../../scripts/operate/words/site-texts.ts';
import { isSelling } from '../../scripts/operate/words/starters-texts.ts';
import { homePage } from '../kit/words.ts';
import { ONCE_YOURS } from './once-yours.ts';

describe(ONCE_YOURS, () => {
  const { contacts, prices, figures } = startersClaims();
  const namesOf = (texts: readonly { name: string }[]) => [
    ...new Set(texts.map(({ name }) => name)),
  ];

  test('npm run words and the doctor know all contacts, prices and figures of the starter', () => {
    const { budgetLimits: _, ...claimed } = startersAmounts;
    expect(namesOf(contacts)).toEqual(['name', 'email', 'phone']);
    expect(namesOf(prices)).toEqual(offers.map(({ id }) => id));
    expect(namesOf(figures)).toEqual(Object.keys(claimed));
  });

  test('a figure that an agency does not list is the one of the starter', () => {
    expect(startersAmounts).toEqual(listed);
  });

  test('npm run words lists the words of the pages that sell', () => {
    const said = startersWords()
      .filter(isSelling)
      .map((text) => text.said);
    const { hero, services, whyUs, contact } = homePage;
    expect(said).toEqual(
      expect.arrayContaining([hero.headline, hero.lead, services.lead, whyUs.title, contact.lead]),
    );
  });
});
