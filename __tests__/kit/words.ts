import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';

export const words = wordsIn(ownLanguage);

export const {
  agency,
  callBooking,
  callPage,
  contactLink,
  formFields,
  headerLinks,
  homePage,
  locale,
  pages,
  plainControls,
  requestWords,
  sentRequest,
  services,
  thankYou,
  unsentPage,
  visitorMail,
} = words;
