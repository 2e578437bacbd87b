import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expected } from './expected.ts';
import { elementsNamed, type HtmlDocument } from './html-document.ts';

const WRITTEN_AS = '/site.js';

/** Puts our script among the build's immutable files, named by its content; answers its address. */
export function publishSiteScript(file: string, build: string) {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  const name = `site-${hash}.js`;
  copyFileSync(file, join(build, 'static', name));
  return `/_next/static/${name}`;
}

export function nameSiteScript(document: HtmlDocument, address: string) {
  const sources = elementsNamed(document, 'script')
    .flatMap(({ attrs }) => attrs)
    .filter(({ name, value }) => name === 'src' && value === WRITTEN_AS);
  expected(sources.length === 1, `one <script src="${WRITTEN_AS}">`, `${sources.length}`);
  for (const source of sources) source.value = address;
}
