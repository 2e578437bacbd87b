import { render, screen } from '@testing-library/react';
import { TypedHeadline } from '#features/home/typed-headline.tsx';

test('the sentence stands once as text, and a translator skips the typed copy', () => {
  render(<TypedHeadline text="Two words" />);
  const headline = screen.getByRole('heading', { name: 'Two words' });
  expect(headline).not.toHaveAttribute('aria-label');
  expect(headline.textContent?.trim()).toBe('Two words');
  const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
  const forTranslators: (string | null)[] = [];
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest('[translate="no"]'))
      forTranslators.push(texts.currentNode.nodeValue);
  expect(forTranslators).toEqual(['Two words']);
});
