export { agency } from '#content/agency.ts';
export { drawnFigures } from '#content/figures.ts';
export { offers } from '#content/offers.ts';
export { figures, inCurrency, priceText } from './figures.ts';
