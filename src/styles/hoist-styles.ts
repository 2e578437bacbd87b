import { createHash } from 'node:crypto';
import { takeStyles } from './merge-styles.ts';

/**
 * For a page that Next hydrates. React takes these styles from the head, where one <style> may
 * stand for many.
 */
export function hoistStyles(html: string) {
  const pieces = Array.from(html.matchAll(FLIGHT_SCRIPT), ([, piece = '']) => piece);
  const flight = pieces.map((piece) => JSON.parse(piece)).join('');
  const hrefs = new Set<string>();
  const hoisted = flight.replaceAll(STYLE_ELEMENT, (element, start: string, end: string) => {
    const href = createHash('sha256').update(element).digest('hex').slice(0, 8);
    hrefs.add(href);
    return `${start},"href":"${href}","precedence":"${PRECEDENCE}"${end}`;
  });
  const { rules, page } = takeStyles(html);
  if (!rules || hrefs.size === 0) return html;

  const names = `data-precedence="${PRECEDENCE}" data-href="${[...hrefs].join(' ')}"`;
  const style = `<style ${names}>${rules}</style>`;
  let isFirst = true;
  return page
    .replace('</head>', () => `${style}</head>`)
    .replaceAll(FLIGHT_SCRIPT, () => {
      // Next cuts flight data anywhere, also within an element.
      const script = isFirst ? scriptOf(hoisted) : '';
      isFirst = false;
      return script;
    });
}

const PRECEDENCE = 'site';
const TEXT = /"(?:[^"\\]|\\.)*"/.source;
const FLIGHT_SCRIPT = new RegExp(
  `<script>self\\.__next_f\\.push\\(\\[1,(${TEXT})\\]\\)</script>`,
  'g',
);
const STYLE_ELEMENT = new RegExp(
  `(\\["\\$","style",(?:${TEXT}|null),` +
    `\\{"data-styled(?:-global)?":${TEXT},"children":${TEXT})(\\}\\])`,
  'g',
);

const scriptOf = (flight: string) => {
  const text = JSON.stringify(flight).replaceAll(/[<>&\u2028\u2029]/g, unicodeEscape);
  return `<script>self.__next_f.push([1,${text}])</script>`;
};
const unicodeEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
