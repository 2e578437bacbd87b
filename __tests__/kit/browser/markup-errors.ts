import { HtmlValidate } from 'html-validate';

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Next writes these.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
});

export async function markupErrors(html: string) {
  // React writes an empty address for a form with a server action.
  const { results } = await htmlValidate.validateString(
    html.replaceAll(/(<form\b[^>]*) action=""/g, '$1'),
  );
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line }) => `${message} (${ruleId}) in line ${line}`);
}
