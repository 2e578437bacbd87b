// Import this first, because it mocks a module.
jest.mock('#content/words-by-language.ts', () => {
  const { markedModule } = jest.requireActual('../marked-language.ts');
  const { ownLanguage } = jest.requireActual('#content/languages.ts');
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  // An owner's further language may lack the words of the desk.
  const { alerts, desk, receiverAnswers } = jest.requireActual('#content/en/all.ts');
  const own = { alerts, desk, receiverAnswers, ...wordsByLanguage[ownLanguage] };
  // Dates, durations and zones are in Greek letters, so every Latin one is a word of ours.
  const marked = { ...markedModule(own), language: ownLanguage, locale: 'el-GR' };
  return { wordsByLanguage: { ...wordsByLanguage, [ownLanguage]: marked } };
});
