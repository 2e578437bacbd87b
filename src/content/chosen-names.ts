import { contactMethods, fieldOptions, fieldRules } from '#domain/consultation-fields.ts';
import { channels } from './channels.ts';
import { rowNames } from './navigation.ts';
import { offers } from './offers.ts';

/** The names in a group of words that the agency decides in its other files. */
export const chosenNames: Readonly<Record<string, readonly string[]>> = {
  serviceWords: offers.map(({ id }) => id),
  formFields: Object.keys(fieldRules),
  choices: Object.keys(fieldOptions),
  contactMethodWords: contactMethods,
  navigation: rowNames,
  'homePage.hero.graph.outputs': channels,
  ...Object.fromEntries(
    Object.entries(fieldOptions).map(([list, options]) => [`choices.${list}`, options]),
  ),
};
