import {
  attributeOf,
  elementsNamed,
  elementsOf,
  readHtml,
  textOf,
} from '../../scripts/build/html-document.ts';
import { expect, test } from '../kit/browser/site.ts';
import { imprint, pages, privacy, questions, submission } from '../kit/words.ts';

test('a text page and its links exist only when its text is filled in', async ({ request }) => {
  const linksIn = (html: string, part: string) =>
    elementsNamed(readHtml(html), part).flatMap((element) => elementsNamed(element, 'a'));
  for (const { address, title, parts } of [questions, privacy, imprint]) {
    const isFilled = parts.length > 0;
    const answer = await request.get(address);
    const html = await answer.text();
    expect(answer.status(), address).toBe(isFilled ? 200 : 404);
    const links = linksIn(html, 'footer').filter((link) => attributeOf(link, 'href') === address);
    expect(links.map(textOf), address).toEqual(isFilled ? [title] : []);
    const texts = new Set(elementsOf(readHtml(html)).map(textOf));
    expect(
      parts.filter((part) => !texts.has(part.title)),
      address,
    ).toEqual([]);
  }
  const form = linksIn(await (await request.get(pages.consultation)).text(), 'form');
  expect(form.map(textOf)).toEqual(privacy.parts.length > 0 ? [submission.privacy] : []);
});
