import { contactMethods, fieldOptions, fieldRules } from '#domain/consultation-fields.ts';
import { agency, contactLinks } from './agency.ts';
import { channels } from './channels.ts';
import { type Language, languages, ownLanguage } from './languages.ts';
import { legalEntity } from './legal-entity.ts';
import {
  addressIn,
  addressInOther,
  linksIn,
  pagesIn,
  rowNames,
  textAddressesIn,
} from './navigation.ts';
import { type Offer, offers, type Service, type ServiceWords } from './offers.ts';
import { withoutSoftHyphens } from './soft-hyphens.ts';
import type { TextPage } from './text-page.ts';
import { wordsByLanguage } from './words-by-language.ts';
import type { Choices, Words } from './your-words.ts';

export const wordsIn = (language: Language): SiteWords => all[language];

export type SiteWords = ReturnType<typeof withFacts>;

/** Adds to the words of a language what all languages share: addresses, prices and the agency. */
function withFacts(language: Language, words: Words) {
  const { serviceWords } = words;
  const locale = new Intl.Locale(words.locale);
  const { direction } = locale.getTextInfo();
  const services = offers.map((offer) => serviceOf(offer, language, serviceWords)) as [
    Service,
    Service,
    Service,
    ...Service[],
  ];
  const textPages = textPagesOf(words);
  const privacyHref = addressIn(language, textAddressesIn(language).privacy);
  return {
    ...words,
    language,
    ...wordsMadeOfOthers(words),
    navigation: ofNames(rowNames, words.navigation),
    ...linksIn(language, words.navigation),
    ...formWordsOf(words, services),
    agency: { ...agency, ...words.agencyWords, links: contactLinks },
    services,
    textPages,
    privacyAddress: textPages.find(({ address }) => address === privacyHref)?.address,
    /** A text page may exist in some languages only. */
    linksInEachLanguage(address: string) {
      const links = languages.map((entry) => ({
        ...entry,
        href: addressInOther(language, address, entry.code),
        isDefault: entry.code === ownLanguage,
        isCurrent: entry.code === language,
      }));
      const toTextPages = links.filter(isTextPage);
      return toTextPages.length > 0 ? toTextPages : links;
    },
    languageAttributes: {
      lang: words.locale,
      dir: direction === 'rtl' ? direction : undefined,
    } as const,
    /** 0 is Sunday. Not every browser knows the first day. */
    firstDayOfWeek: locale.getWeekInfo().firstDay % 7,
  };
}

/** An agency may replace any default. */
function wordsMadeOfOthers(words: Words) {
  const { aboutPage, agencyWords, homePage, sentRequest, statistics, thankYou, unsentPage } = words;
  const { graph } = homePage.hero;
  const title = homePage.inSearch.title || `${agency.name}: ${agencyWords.tagline}`;
  const { trackRecord } = aboutPage;
  return {
    aboutPage: {
      ...aboutPage,
      trackRecord: { ...trackRecord, statistics: [...statistics, ...trackRecord.further] },
    },
    homePage: {
      ...homePage,
      inSearch: { ...homePage.inSearch, title },
      hero: { ...homePage.hero, graph: { ...graph, outputs: ofNames(channels, graph.outputs) } },
      whyUs: { ...homePage.whyUs, statistics },
    },
    sentRequest: { ...sentRequest, title: `${thankYou.title} · ${agency.name}` },
    unsentPage: { ...unsentPage, notKept: { ...unsentPage.notKept, title: thankYou.title } },
  };
}

function serviceOf(
  offer: Offer,
  language: string,
  serviceWords: Readonly<Record<string, ServiceWords>>,
): Service {
  const words = serviceWords[offer.id];
  if (words) return { ...offer, ...words };
  const isOurs = language === 'en' || language === 'de';
  throw new Error(
    `src/agency/offers.ts has '${offer.id}', and serviceWords in src/agency/words/${language}` +
      `${isOurs ? '' : '/service-words'}.ts does not. Add it there.`,
  );
}

function textPagesOf(words: Words) {
  const { language } = words;
  const pages = textPagesIn(words)
    .map((page) => ({
      ...page,
      address: addressIn(language, page.address),
      parts: page.parts.filter(({ text }) => text),
    }))
    .filter(({ parts }) => parts.length > 0);
  const addresses = [...Object.values(pagesIn(language)), ...pages.map(({ address }) => address)];
  const taken = addresses.find((address, index) => addresses.indexOf(address) < index);
  if (!taken) return pages;
  throw new Error(
    `furtherPages in src/agency/words/${language}.ts has the address '${taken}', which another ` +
      'page has. Write another.',
  );
}

function textPagesIn(words: Words): TextPage[] {
  const { parts, furtherParts, ...privacy } = words.privacyPage;
  const { furtherParts: particulars, ...imprint } = words.imprintPage;
  const addresses = textAddressesIn(words.language);
  const questions: TextPage = {
    ...words.questionsPage,
    address: addresses.questions,
    areQuestions: true,
  };
  const legal: TextPage[] = [
    { ...privacy, address: addresses.privacy, parts: [...Object.values(parts), ...furtherParts] },
    { ...imprint, address: addresses.imprint, parts: [parts.responsible, ...particulars] },
  ];
  return [questions, ...words.furtherPages, ...(legalEntity.name ? legal : [])];
}

/**
 * The words of each field and option, in the form, in mails and on the desk. Words of fields and
 * options that the agency has removed are left out. Only the titles of services may have soft
 * hyphens here, and these are removed.
 */
function formWordsOf(words: Words, services: readonly Service[]) {
  const { formSections, plainControls, requestWords } = words;
  const titles = services.map(({ id, title, inForm = title }) => [id, withoutSoftHyphens(inForm)]);
  const formFields = ofNames(namesOf(fieldRules), words.formFields);
  const contactMethodWords = ofNames(contactMethods, words.contactMethodWords);
  const methods = namesOf(contactMethodWords).map((name) => [name, contactMethodWords[name].label]);
  const optionTexts: Readonly<Record<string, Labels>> = words.choices;
  const lists = Object.entries(fieldOptions).map(([list, values]) => [
    list,
    ofNames(values, optionTexts[list] ?? {}),
  ]);
  const listed: Readonly<Record<string, Labels>> = Object.fromEntries(lists);
  const choices: Choices = {
    ...listed,
    service: { ...Object.fromEntries(titles), ...listed['service'] },
  };
  const labels: Labels = {
    ...formFields,
    contactMethod: formSections.contact.title,
    callDate: plainControls.preferredDate,
    callTime: plainControls.preferredTime,
    ...requestWords.labels,
  };
  const optionWords: Choices = { ...choices, contactMethod: Object.fromEntries(methods) };
  return {
    formFields,
    contactMethodWords,
    choices,
    requestWords: { ...requestWords, labels, optionWords },
  };
}

const namesOf = <Name extends string>(words: Readonly<Record<Name, unknown>>) =>
  Object.keys(words) as Name[];

function ofNames<Name extends string, Word>(
  names: readonly Name[],
  words: Readonly<Record<Name, Word>>,
) {
  return Object.fromEntries(names.map((name) => [name, words[name]])) as Record<Name, Word>;
}

type Labels = Readonly<Record<string, string>>;

const isTextPage = ({ code, href }: { code: Language; href: string }) =>
  all[code].textPages.some(({ address }) => address === href);

function missingWords(code: string): never {
  throw new Error(
    `src/agency/languages.ts lists '${code}', which has no words in ` +
      `src/agency/words/further-languages.ts. Write them with: npm run words -- --language ${code}`,
  );
}

const all = Object.fromEntries(
  languages.map(({ code }) => [code, withFacts(code, wordsByLanguage[code] ?? missingWords(code))]),
) as Record<Language, SiteWords>;

export const allWords: readonly SiteWords[] = languages.map(({ code }) => all[code]);
