import { renderToStaticMarkup } from 'react-dom/server';

jest.mock('#content/channels.ts', () => ({ channels: ['email', 'call'] }));

test('one channel gives the answer, also if their number is even', async () => {
  const { ANSWERING_PLACE, places } = await import('#features/home/graph/measures.ts');
  expect(places.filter(({ place }) => place === ANSWERING_PLACE)).toHaveLength(1);
  const { Pulse } = await import('#features/home/graph/pulse.tsx');
  renderToStaticMarkup(<Pulse />);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const styles = rules.map(({ cssText }) => cssText).join('');
  expect(styles.match(/infinite/g)).toHaveLength(2);
});
