import { examineClaims } from '../../../scripts/operate/doctor/claims.ts';

const text = (name: string) => ({ name, said: '1', file: 'src/agency/agency.ts' });
const LEFT = { contacts: [text('email')], prices: [text('website')], figures: [text('roi')] };
const WRITTEN = { contacts: [], prices: [], figures: [] };

test.each([
  [
    'https://agency.example',
    LEFT,
    [expect.stringMatching(/^WRONG .*: email, prices \(1\), figures \(1\)/)],
  ],
  ['https://agency.example', { ...LEFT, contacts: [] }, [expect.stringMatching(/^advice /)]],
  ['https://agency.example', WRITTEN, []],
  [undefined, LEFT, []],
])('at %s the doctor names what the starter invented', (siteUrl, claims, findings) => {
  expect(examineClaims(siteUrl, claims)).toEqual(findings);
});
