import { renderToStaticMarkup } from 'react-dom/server';
import { Stop } from '#features/home/stop.tsx';

test.each([
  ['Sunday, 11:40 PM', ['Sunday', '11:40', ' PM']],
  ['Sonntag, 23:40 Uhr', ['Sonntag', '23:40', ' Uhr']],
  ['dimanche à 23:40', ['dimanche à', '23:40']],
  ['dimanche, 23 h 40', ['dimanche', '23 h 40']],
  ['late', ['late']],
])('a stop says "%s" as a day, a time and what follows it', (when, parts) => {
  document.body.innerHTML = renderToStaticMarkup(<Stop when={when} what="You sleep." />);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [];
  while (texts.nextNode()) said.push(texts.currentNode.textContent);
  expect(said.join('|')).toBe([...parts, 'You sleep.'].join('|'));
});
