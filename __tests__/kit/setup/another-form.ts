// Import this first, because it mocks modules.
jest.mock('#agency/form.ts', () => ({
  fields: {
    name: { section: 'personal', length: 100, required: true, half: true },
    email: { section: 'personal', kind: 'email', required: true, half: true },
    city: { section: 'personal', length: 80, required: true, autoComplete: 'address-level2' },
    phone: { section: 'business', kind: 'tel', length: 40, required: true },
    service: { section: 'business', choices: [], required: true },
    size: { section: 'business', choices: ['small', 'large'] },
  },
  contactMethods: ['email'],
}));
jest.mock('#content/words-by-language.ts', () => {
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  for (const words of Object.values<typeof import('#content/en/all.ts')>(wordsByLanguage)) {
    Object.assign(words.formFields, { city: 'Your city', size: 'How many boats' });
    Object.assign(words.choices, { size: { small: 'One', large: 'Two' } });
  }
  return { wordsByLanguage };
});
