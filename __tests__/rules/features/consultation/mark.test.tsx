import { renderToStaticMarkup } from 'react-dom/server';
import { TicketMark } from '#features/consultation/ticket/ticket-mark.tsx';

/** Drawings have no width of their own. */
const HIDDEN_ON_PAPER = 'svg:not([width])';

test('paper shows the mark of a ticket', () => {
  document.body.innerHTML = renderToStaticMarkup(<TicketMark of="agreed" />);
  expect(document.querySelector('svg')).toBeInTheDocument();
  expect(document.querySelector(HIDDEN_ON_PAPER)).toBeNull();
});
