import {
  appendTo,
  attributeOf,
  elementsOf,
  type HtmlDocument,
  newElement,
  removeAttribute,
  setAttribute,
} from './html-document.ts';

/** No rule of the site names an id, so this is as strong as an attribute was. */
const AS_STRONG_AS_AN_ATTRIBUTE = ':not(#_)';

/** Makes a rule of each style attribute, which no hash could allow. Scripts may still set one. */
export function moveStyleAttributes(document: HtmlDocument) {
  const styled = elementsOf(document).filter((each) => attributeOf(each, 'style') !== undefined);
  const texts: string[] = [];
  for (const element of styled) {
    const text = withoutBlur(
      attributeOf(element, 'style') ?? '',
      attributeOf(element, 'data-nimg'),
    );
    if (!texts.includes(text)) texts.push(text);
    removeAttribute(element, 'style');
    setAttribute(element, 'data-style', `${texts.indexOf(text)}`);
  }
  const rules = texts.map(
    (text, index) => `[data-style="${index}"]${AS_STRONG_AS_AN_ATTRIBUTE}{${text}}`,
  );
  if (rules.length > 0) appendTo('head', document, newElement('style', rules.join('')));
}

/** The blur that next/image paints behind a picture is taken away by a script, which few pages have. */
function withoutBlur(style: string, nextImage: string | undefined) {
  if (nextImage === undefined) return style;
  return style
    .replace(/;?background-image:url\("data:.*?"\)/, '')
    .replace(/;?background-(size|position|repeat):[^;]*/g, '');
}
