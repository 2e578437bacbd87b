import { render, screen } from '@testing-library/react';
import { FormBoundary } from '#features/consultation/form/form-boundary.tsx';
import { consultationError, formInBrowser } from '../../../../kit/words.ts';

function Breaking(): never {
  throw new Error('broken');
}

test('a form that throws shows other ways to reach the agency', () => {
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <FormBoundary words={formInBrowser}>
      <Breaking />
    </FormBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(consultationError.text);
  expect(screen.getByRole('link', { name: consultationError.retry })).toHaveAttribute(
    'href',
    '/consultation',
  );
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('heading')).toHaveFocus();
});
