import { allWords } from '#content/words.ts';

/** At 1280 px. The spec of headlines measures it. */
export const THIRD_LINE_LETTERS = 48;

export const headlineNotices = () =>
  allWords.flatMap(({ language, homePage }) => {
    const { length } = [...homePage.hero.headline];
    return length < THIRD_LINE_LETTERS
      ? []
      : `The headline of home has ${length} letters in '${language}'. From about ` +
          `${THIRD_LINE_LETTERS} on it takes a third line on a desktop.`;
  });
