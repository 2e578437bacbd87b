import '../../kit/setup/another-form.ts';

import { render } from '@testing-library/react';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { services, words } from '../../kit/words.ts';

const { formWords, formSections } = words;

beforeEach(() => {
  render(<ConsultationView words={words} />);
});

test('a list has a prompt and its words, and the list of services may hold services alone', () => {
  const textsOf = (name: string) =>
    [...document.querySelectorAll(`[name="${name}"] option`)].map((option) => option.textContent);
  expect(textsOf('size')).toEqual([formWords.choose, 'One', 'Two']);
  expect(textsOf('service')).toHaveLength(services.length + 1);
});

test('a section without fields is left out, and the others are counted on', () => {
  const legends = [...document.querySelectorAll('legend h2')].map(({ textContent }) => textContent);
  const { personal, business, contact } = formSections;
  expect(legends).toEqual([personal.title, business.title, contact.title]);
});
