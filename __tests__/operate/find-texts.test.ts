import { findAmounts, findTexts } from '../../scripts/operate/words/find-texts.ts';
import { startersTexts } from '../../scripts/operate/words/starters-texts.ts';
import { textsIn } from '../../scripts/operate/words/texts.ts';

const words = {
  homePage: {
    hero: {
      headline: 'Stop an\u00adswering twice',
      lead: 'You get a plan. We reply within 2 hours.',
    },
    terms: ['No contract', { title: 'Reply within 2 hours', drawing: 'dial' }],
  },
  thankYou: { callTo: 'We call you at {phone} to agree a time.', title: 'Thanks' },
  frameWords: { profileOn: (network: string) => `Ada on ${network}` },
  pages: { home: '/home' },
};
const texts = textsIn(words, 'words/en.ts');
const named = (sentence: string) => findTexts(sentence, texts).map(({ name }) => name);

test.each([
  ['a part of it', 'Stop answering', ['homePage.hero.headline']],
  ['the beginning of a word', 'stop answ', ['homePage.hero.headline']],
  ['another case and other signs', '“STOP, answering twice!”', ['homePage.hero.headline']],
  ['two texts in a row', 'Thanks We call you at', ['thankYou.callTo']],
  [
    'a title and what follows',
    'Stop answering twice You get a plan.',
    ['homePage.hero.lead', 'homePage.hero.headline'],
  ],
  ['something in a blank', 'We call you at +1 202 555 0142 to agree a time', ['thankYou.callTo']],
  ['the argument of a function', 'Ada on LinkedIn', ['frameWords.profileOn']],
  ['an entry of a list', 'no contract', ['homePage.terms']],
  ['several texts', 'reply within 2 hours', ['homePage.terms', 'homePage.hero.lead']],
  ['nothing of the site', 'Lorem ipsum dolor', []],
  ['a drawing or an address', 'dial home', []],
])('a sentence with %s names its texts: %s', (_, sentence, names) => {
  expect(named(sentence)).toEqual(names);
});

test('a sentence with an amount names the figure or the price', () => {
  const figures = textsIn({ leads: [500, 10_000], hours: 2, roi: 280 }, 'figures.ts');
  const found = (sentence: string) => findAmounts(sentence, figures).map(({ name }) => name);
  expect(found('280% more, in 2 hours')).toEqual(['hours', 'roi']);
  expect(found('500-10,000+ leads')).toEqual(['leads', 'leads']);
  expect(found('Stop answering at 2:02 PM')).toEqual([]);
});

test('what an owner has not written is listed, selling pages first', () => {
  const yours = { homePage: { hero: { headline: 'Less typing' }, terms: [] }, frameWords: {} };
  const left = startersTexts(texts, yours).map(({ name }) => name);
  expect(left).toEqual([
    'homePage.hero.lead',
    'thankYou.callTo',
    'thankYou.title',
    'frameWords.profileOn',
  ]);
});
