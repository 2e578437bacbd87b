import { changedCopy } from '../kit/setup/changed-copy.ts';

const drawWithoutANetwork = `
  import { agency } from '#content/agency.ts';
  import OpenGraphImage from './src/app/opengraph-image.tsx';

  const asked = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    if (String(address).startsWith('data:')) return fetch(address, init);
    asked.push(String(address));
    throw new TypeError('offline');
  };
  const names = ['Kluge Köpfe', 'Łódź', 'Умный бизнес', 'العمل الذكي', 'ειδικοί', '賢い仕事', 'Start 🚀'];
  async function main() {
    for (const name of names) {
      Object.assign(agency, { name, tagline: name });
      await OpenGraphImage().arrayBuffer();
    }
    console.log(JSON.stringify(asked));
  }
  main();
`;

test('the shared card is drawn on this machine alone, whatever letters a name has', () => {
  const copy = changedCopy();
  expect(copy.run(drawWithoutANetwork)).toEqual([]);
  copy.remove();
});

test('a wide logo may have a square one for tab and home screen, and stays elsewhere', () => {
  const copy = changedCopy();
  const logo = "logo: Logo = { file: '/wide.svg', width: 4, height: 1, square: '/square.svg' };";
  copy.edit('src/content/logo.ts', /\blogo: Logo [^;]*;/, logo);
  for (const file of ['wide', 'square']) copy.write(`public/${file}.svg`, file);
  expect(copy.run(whereLogosStand)).toEqual(['wide', 'square', { width: 48, height: 48 }]);
  copy.remove();
});

const whereLogosStand = `
  import { iconData, logoData, logoWithin } from './src/app/brand-icon.tsx';
  const held = [logoData, iconData].map((data) => atob(data.split(',')[1]));
  console.log(JSON.stringify([...held, logoWithin(48)]));
`;
