import { claims } from '#content/claims.ts';

test.each([
  '200+',
  '280%',
  '99%',
  'under 2 hours',
  '25+',
  'under 3 seconds',
  '340%',
  '30+',
  '100%',
  '60%',
  '180%',
  '75%',
  '20+',
  '98%',
  '5x',
  '45%',
  '500-10,000+',
  '20%',
  '24/7',
])('%s is claimed', (figure) => {
  expect(Object.values(claims)).toContain(figure);
});
