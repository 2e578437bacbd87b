export { agency, drawnFigures, offers } from '#words-kit.ts';
export { figures, inCurrency, priceText } from './figures.ts';
