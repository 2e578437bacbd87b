import { renderToStaticMarkup } from 'react-dom/server';

jest.mock('#content/channels.ts', () => ({ channels: ['email', 'call'] }));

test('a pulse repeats, also with an even number of channels', async () => {
  const { Pulses } = await import('#features/home/graph/pulses.tsx');
  const html = renderToStaticMarkup(<Pulses />);
  expect(html.match(/<span/g)).toHaveLength(2);
  expect(document.head.textContent).toContain('infinite');
});
