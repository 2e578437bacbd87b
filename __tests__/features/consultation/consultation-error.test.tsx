import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConsultationError from '#app/consultation/error.tsx';
import { agency } from '#content/agency.ts';

test('a form that breaks can be tried again, and there are other ways to reach us', async () => {
  const retry = jest.fn();
  render(<ConsultationError retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: agency.email })).toHaveAttribute(
    'href',
    `mailto:${agency.email}`,
  );
  expect(screen.getByRole('link', { name: agency.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  );
});
