/** For an agency's sentences that name a fact. The path and these names stay until 2.0.0. */
export { agency, drawnFigures, offers } from '#content/words-kit.ts';
export { figures, inCurrency, priceText } from './figures.ts';
