import { renderToStaticMarkup } from 'react-dom/server';
import { agency } from '#content/agency.ts';
import { pricesIn } from '#content/price.ts';
import { PriceText } from '#ui/price-text.tsx';

const phrases = { pricePerProject: 'from {amount}', pricePerMonth: 'from {amount}/month' } as const;
const { currency } = agency;
afterEach(() => Object.assign(agency, { currency }));

test('a price may begin a new line after its slash, and is copied without an unseen letter', () => {
  Object.assign(agency, { currency: 'DKK' });
  const price = pricesIn('en-US', phrases).priceText({ amount: 2900, per: 'month' });
  expect(price).toBe('from DKK\u00A02,900/month');
  const page = renderToStaticMarkup(<PriceText>{price}</PriceText>);
  expect(page).toBe('from DKK\u00A02,900/<wbr/>month');
});
