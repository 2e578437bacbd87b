/**
 * An element with a look is a part with a name. A selector is the part, its state, or one state of
 * another part. Exceptions are listed by file.
 */
export default {
  customSyntax: 'postcss-styled-syntax',
  rules: {
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-single-line-max-declarations': 1,
    'declaration-no-important': true,
    'max-nesting-depth': 2,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'selector-max-attribute': 1,
    'selector-max-combinators': 1,
    'selector-max-compound-selectors': 2,
    'selector-max-id': 0,
    'selector-max-type': 0,
    'selector-pseudo-class-disallowed-list': [
      'first-of-type',
      'last-of-type',
      'nth-child',
      'nth-last-of-type',
      'nth-of-type',
      'only-of-type',
    ],
  },
  overrides: [
    {
      // Styles of the whole page, and parts that receive an owner's HTML.
      files: ['src/styles/global-style.ts', 'src/ui/prose.tsx', 'src/ui/section.tsx'],
      rules: {
        'declaration-no-important': null,
        'selector-max-type': null,
        'selector-pseudo-class-disallowed-list': null,
      },
    },
    {
      // One rule a line, with the attributes and ids of the whole page.
      files: ['src/styles/global-style.ts'],
      rules: {
        'declaration-block-single-line-max-declarations': null,
        'selector-max-attribute': null,
        'selector-max-id': null,
      },
    },
    {
      // Letters and stars without classes, because so many take many bytes; and a drawing below
      // `main`.
      files: [
        'src/features/home/typed-headline.tsx',
        'src/features/home/stars.tsx',
        'src/features/not-found/not-found.tsx',
      ],
      rules: { 'selector-max-type': null },
    },
  ],
};
