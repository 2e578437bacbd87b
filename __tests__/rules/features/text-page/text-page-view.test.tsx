import { render, screen } from '@testing-library/react';
import { TextPageView } from '#features/text-page/text-page-view.tsx';
import { words } from '../../../kit/words.ts';

test('a text page shows equal parts and equal links', () => {
  const part = { title: 'To be filled in', text: 'https://a.example/ or https://a.example/' };
  const page = { address: '/a', title: 'A', description: '', lead: '', parts: [part, part] };
  render(<TextPageView words={words} page={page} />);
  expect(screen.getAllByRole('link', { name: 'a.example' })).toHaveLength(4);
});
