import { agency } from '#content/agency.ts';
import { amounts, startersAmounts } from '#content/figures.ts';
import { type Language, languages, ownLanguage } from '#content/languages.ts';
import { legalEntity } from '#content/legal-entity.ts';
import { offers } from '#content/offers.ts';
import { wordsIn } from '#content/words.ts';
import { wordsByLanguage, writtenByAgency } from '#content/words-by-language.ts';
import { findAmounts } from './find-texts.ts';
import { startersTexts, valueAt } from './starters-texts.ts';
import { type Text, textsIn } from './texts.ts';

const STARTERS_CONTACTS = {
  name: 'Smart Business',
  email: 'hello@smartbusiness.example',
  phone: '+1 202 555 0142',
};
const STARTERS_PRICES = { website: 997, email: 997, chatbot: 497, phone: 497, messaging: 397 };

const figures = textsIn(amounts, 'src/agency/figures.ts');
const prices = textsIn(
  Object.fromEntries(offers.map(({ id, price }) => [id, price.amount])),
  'src/agency/offers.ts',
);
const { name, email, phone } = agency;
const contacts = textsIn({ name, email, phone }, 'src/agency/agency.ts');

export const amountsOfSite = [...figures, ...prices];

const isOurs = (code: string) => code === 'en' || code === 'de';

const textsOfLanguage = (code: Language) =>
  textsIn(wordsByLanguage[code], `src/agency/words/${code}${isOurs(code) ? '.ts' : ''}`).filter(
    (text) => valueAt(text.name, shownIn(code)) !== undefined,
  );

/** The operator reads one language. */
function shownIn(code: Language) {
  const { aboutPage, alerts, desk, pages, receiverAnswers, serviceWords, ...others } =
    wordsIn(code);
  const services = offers.map(({ id }) => [id, serviceWords[id]]);
  return {
    ...others,
    ...(code === ownLanguage ? { alerts, desk, receiverAnswers } : {}),
    aboutPage: pages.about ? aboutPage : undefined,
    serviceWords: Object.fromEntries(services),
  };
}

const words = languages.flatMap(({ code }) => textsOfLanguage(code));

export const textsOfSite: readonly Text[] = [
  ...words,
  ...contacts,
  ...textsIn(legalEntity, 'src/agency/legal-entity.ts'),
];

const unwritten = ({ code }: { code: Language }) =>
  startersTexts(textsOfLanguage(code), writtenByAgency[code]);

export const startersWords = () => languages.filter(({ code }) => isOurs(code)).flatMap(unwritten);

/** Texts that a further language leaves to English. */
export const englishWords = () => languages.filter(({ code }) => !isOurs(code)).flatMap(unwritten);

export function startersClaims() {
  const { budgetLimits: _, ...claimed } = startersAmounts;
  const isSaid = (figure: Text) => words.some(({ said }) => findAmounts(said, [figure]).length > 0);
  return {
    contacts: sameAs(STARTERS_CONTACTS, contacts),
    prices: sameAs(STARTERS_PRICES, prices),
    figures: sameAs(claimed, figures).filter(isSaid),
  };
}

function sameAs(starters: object, texts: readonly Text[]) {
  const known = textsIn(starters, '');
  return texts.filter((text) =>
    known.some((other) => other.name === text.name && other.said === text.said),
  );
}
