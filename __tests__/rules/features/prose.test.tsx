import { render } from '@testing-library/react';
import { Prose } from '#ui/prose.tsx';

test('Markdown in an element of its own has the same spacing', () => {
  const { getByTestId } = render(
    <Prose data-testid="prose">
      <div data-testid="markdown" />
    </Prose>,
  );
  const [prose, markdown] = ['prose', 'markdown'].map((id) => getComputedStyle(getByTestId(id)));
  expect(prose?.gap).toMatch('rem');
  expect([markdown?.display, markdown?.gap]).toEqual([prose?.display, prose?.gap]);
});
