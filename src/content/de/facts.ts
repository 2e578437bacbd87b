export { agency, drawnFigures, offers } from '#content/words-kit.ts';
export { figures, inCurrency, priceText } from './figures.ts';
