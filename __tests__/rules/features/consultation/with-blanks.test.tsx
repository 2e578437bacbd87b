import { render } from '@testing-library/react';
import { WithBlanks } from '#features/consultation/with-blanks.tsx';

test('a text may have a blank twice', () => {
  const { container } = render(<WithBlanks text="{email}: we write to {email}." />);
  const blank = '<bdi data-blank="email"></bdi>';
  expect(container.innerHTML).toBe(`${blank}: we write to ${blank}.`);
});
