import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';

export const words = wordsIn(ownLanguage);

export const {
  agency,
  callBooking,
  callPage,
  choices,
  figures,
  consultationAbout,
  consultationPage,
  contactLink,
  fieldProblems,
  formFields,
  formWords,
  frameWords,
  headerLinks,
  homePage,
  languageAttributes,
  locale,
  pages,
  plainCall,
  priceText,
  quickLinks,
  requestMail,
  sentRequest,
  services,
  servicesPage,
  submission,
  thankYou,
  unsentPage,
  visitorMail,
} = words;
