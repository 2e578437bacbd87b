import { renderToStaticMarkup } from 'react-dom/server';
import { TypedHeadline } from '#features/home/typed-headline.tsx';

test('a dash between spaces keeps them while the headline is typed, and a hyphen ends a line', () => {
  document.body.innerHTML = renderToStaticMarkup(<TypedHeadline text="A well-made site - now" />);
  const typed = document.querySelector('[aria-hidden]');
  for (const word of typed?.querySelectorAll('i') ?? []) word.append(word.dataset['word'] ?? '');
  const lineParts = [...(typed?.children ?? [])].map(({ textContent }) => textContent);
  expect(lineParts).toEqual(['A', 'well-', 'made', 'site', '-', 'now']);
  expect(typed?.textContent?.trim()).toBe('A well-made site - now');
});
