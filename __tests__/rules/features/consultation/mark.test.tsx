import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '#features/consultation/ticket/mark.tsx';

/** Drawings have no width of their own. */
const HIDDEN_ON_PAPER = 'svg:not([width])';

test('paper shows the mark of a ticket', () => {
  document.body.innerHTML = renderToStaticMarkup(<Mark of="agreed" />);
  expect(document.querySelector('svg')).toBeInTheDocument();
  expect(document.querySelector(HIDDEN_ON_PAPER)).toBeNull();
});
