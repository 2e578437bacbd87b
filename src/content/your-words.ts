/** The types of words. __tests__/rules/content/your-words.types.ts shows what they refuse. */
import type { FieldName, ListName, OptionOf } from '#domain/consultation-fields.ts';
import type * as de from './de/all.ts';
import type * as en from './en/all.ts';
import type { RowName } from './navigation.ts';
import type { OfferId, ServiceWords } from './offers.ts';
import type { OnEachDay } from './on-each-day.ts';

export type DefaultWords = { en: typeof en; de: typeof de };

/**
 * What may stand in place of a default: any text for a text, any number of entries for a list. The
 * (first) blank in braces, such as `{email}`, must stay, and so must addresses and names of
 * drawings.
 */
export type WordType<Default> = OnEachDay extends Default
  ? Default
  : Default extends `/${string}`
    ? Default
    : Default extends `${string}{${infer Blank}}${string}`
      ? `${string}{${Blank}}${string}`
      : Default extends string
        ? string
        : Default extends (...given: infer Given) => string
          ? (...given: Given) => string
          : Default extends readonly (infer Entry)[]
            ? readonly WordType<Entry>[]
            : Default extends object
              ? GroupType<Default>
              : Default;

type GroupType<Defaults> = {
  readonly [Name in keyof Defaults]: Name extends 'drawing'
    ? Defaults[Name]
    : WordType<Defaults[Name]>;
};

type Labels = Readonly<Record<string, string>>;
/** `service` must stay: the form lists the services there. */
export type Choices = Readonly<Record<string, Labels> & Record<'service', Labels>>;

/** Groups whose names an agency chooses. Wide, because our code must compile with any names. */
type ChosenNames = {
  readonly formFields: Readonly<Record<FieldName, string>>;
  readonly choices: Choices;
  readonly serviceWords: Readonly<Record<string, ServiceWords>>;
  readonly navigation: Readonly<Record<RowName, string>>;
};

/** What the agency reads about its site. A language without them has the English ones. */
export const OPERATOR_GROUPS = ['alerts', 'desk', 'receiverAnswers'] as const;
export type OperatorGroup = (typeof OPERATOR_GROUPS)[number];
type OperatorGroups = WordType<Pick<typeof en, OperatorGroup>>;

/** All words of a language. */
export type Words = WordType<Omit<typeof en, keyof ChosenNames | OperatorGroup>> &
  ChosenNames &
  Partial<OperatorGroups>;

type Partly<Words> = Words extends string | readonly unknown[] | ((...given: never[]) => string)
  ? Words
  : { readonly [Name in keyof Words]?: Partly<Words[Name]> };

/** A name without a default needs its words, and any other may have some. */
export type ForNames<Name extends string, Word, Defaults> = {
  readonly [New in Exclude<Name, keyof Defaults>]: Word;
} & {
  readonly [Known in Extract<Name, keyof Defaults>]?: Partial<Word>;
};

/** A group that needs no word may be left out. */
export type OptionalIfComplete<Groups> = {
  readonly [Name in keyof Groups as IfComplete<Groups[Name], Name, never>]?: Groups[Name];
} & {
  readonly [Name in keyof Groups as IfComplete<Groups[Name], never, Name>]: Groups[Name];
};
type IfComplete<Group, Then, Else> = Partial<Group> extends Group ? Then : Else;

/** What the facts of an agency decide, not its words. */
type Computed = 'language' | 'locale' | 'figures' | 'inCurrency' | 'priceText';

type Defaults = Record<keyof ChosenNames, unknown>;

/** What an agency says differently. A name that does not exist is a type error. */
export type YourWords<Given extends Defaults> = Partly<
  WordType<Omit<Given, keyof ChosenNames | Computed>>
> &
  OptionalIfComplete<{
    formFields: ForNames<FieldName, string, Given['formFields']>;
    choices: OptionalIfComplete<{
      [List in ListName]: ForNames<OptionOf<List>, string, DefaultsOf<Given['choices'], List>>;
    }>;
    serviceWords: ForNames<OfferId, ServiceWords, Given['serviceWords']>;
    navigation: ForNames<RowName, string, Given['navigation']>;
  }>;

type DefaultsOf<Groups, Name> = Name extends keyof Groups ? Groups[Name] : unknown;

/**
 * The words of a language that src/content lacks. A name that English lacks has no effect, so that
 * an update which withdraws a text leaves them valid; `npm run words -- --language` names it.
 */
export type FurtherWords = YourWords<DefaultWords['en']> & Pick<Words, 'language' | 'locale'>;
