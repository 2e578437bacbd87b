/** The compiler is the test. */
import type * as de from '#content/de/all.ts';
import type {
  DefaultWords,
  ForNames,
  FurtherWords,
  OptionalIfComplete,
  YourWords,
} from '#content/your-words.ts';

type Yours = Partial<YourWords<DefaultWords['en']>>;

const misspelt = { headlin: 'Websites' };

export const refused: readonly Yours[] = [
  // @ts-expect-error: no page has this name
  { homPage: {} },
  // @ts-expect-error: no text of this page has this name
  { homePage: { hero: { headlin: 'Websites' } } },
  // @ts-expect-error: nor if it is spread
  { homePage: { hero: { ...misspelt } } },
  // @ts-expect-error: an entry of this list has no `more`
  { statistics: [{ figure: '98%', label: 'Clients', more: '' }] },
  // @ts-expect-error: an entry of this list needs a `label`
  { statistics: [{ figure: '98%' }] },
  // @ts-expect-error: a headline is a text
  { homePage: { hero: { headline: 3 } } },
  // @ts-expect-error: '' leaves a text out
  { homePage: { hero: { headline: undefined } } },
  // @ts-expect-error: the blank {email} is lost
  { formWords: { meantAddress: 'Did you mean another address?' } },
  // @ts-expect-error: nothing is drawn by this name
  { aboutPage: { values: { list: [{ drawing: 'cloud', title: 'Values', text: 'Two.' }] } } },
  // @ts-expect-error: a question has one text, or one for each of the four days
  { conversation: { question: ['On Tuesday?', 'On Wednesday?'] } },
  // @ts-expect-error: the function gets the network alone
  { frameWords: { profileOn: (network: string, name: string) => network + name } },
  // @ts-expect-error: no service has this id
  { serviceWords: { 'no-service': { title: 'Boats' } } },
  // @ts-expect-error: no field has this name
  { formFields: { 'no-field': 'Boat' } },
  // @ts-expect-error: an amount stands in figures.ts
  { figures: { support: '24/7' } },
];

export const accepted: readonly Yours[] = [
  { homePage: { hero: { headline: '', terms: [] } } },
  { statistics: [{ figure: '98%', label: 'Clients', drawing: { amount: 98, shape: 'cells' } }] },
  { conversation: { question: ['On any day?'] } },
  { frameWords: { profileOn: (network) => network.toUpperCase() } },
  { privacyPage: { furtherParts: [{ title: 'Our workflow', text: 'We use n8n.' }] } },
];

type Fields = ForNames<'name' | 'city', string, { name: string }>;
type Group = OptionalIfComplete<{ formFields: Fields }>;
type Complete = OptionalIfComplete<{ formFields: ForNames<'name', string, { name: string }> }>;

export const groups: readonly [Group, Group, Group, Complete] = [
  // @ts-expect-error: a new field has no label
  {},
  // @ts-expect-error: nor here
  { formFields: { name: 'Your name' } },
  { formFields: { city: 'City' } },
  {},
];

/** Like a module of words, which TypeScript does not check for unknown names. */
const french = <Words>(words: Words) => ({ language: 'fr', locale: 'fr-FR', ...words }) as const;
const none = french({});
const headline = french({ homePage: { hero: { headline: 'Moins taper' } } });
const unknown = french({ homePage: { hero: { headline: '', withdrawn: '' } } });
const number = french({ homePage: { hero: { headline: 3 } } });

/** An agency without a new service, field or page. */
type OfStarter = Omit<FurtherWords, 'formFields' | 'choices' | 'serviceWords' | 'navigation'>;

type Further = readonly [OfStarter, OfStarter, OfStarter, OfStarter, OfStarter];

export const further: Further = [
  none,
  headline,
  {} as typeof de,
  // An update may have withdrawn the name.
  unknown,
  // @ts-expect-error: a headline is a text
  number,
];
