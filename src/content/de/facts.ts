/** For an agency's sentences that name a fact. The path and these names stay until 2.0.0. */
export { agency } from '#content/agency.ts';
export { drawnFigures } from '#content/figures.ts';
export { offers } from '#content/offers.ts';
export { figures, inCurrency, priceText } from './figures.ts';
