import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sendByRule } from '../next-output/answers.ts';
import { addressOf, scriptFiles } from '../next-output/files.ts';
import type { FinishedPage } from './finish-pages.ts';

type Compressible = { address: string; file: string; accept: string; headers: object };

/** Whoever reads brotli and goes to a page or loads a script; who sends a body wants an answer. */
const asksFor = (accept: string) => ({
  has: [
    { type: 'header', key: 'accept-encoding', value: '.*\\bbr\\b.*' },
    { type: 'header', key: 'accept', value: accept },
  ],
  missing: ['content-length', 'transfer-encoding', 'rsc'].map((key) => ({ type: 'header', key })),
});

/**
 * Compresses every script and page once, and tells Next's server to send that to the browsers that
 * can read it. Left alone it would gzip each anew for every visitor, and a page would be larger than
 * what a network carries before it waits for its first answer. Addresses are named one by one, which
 * next.config.js cannot do before the files exist: what is gone is a plain 404.
 */
export function sendBrotli(build: string, pages: FinishedPage[]) {
  const compressible = [...scriptsIn(build), ...pages.flatMap(asCompressible)];
  const rules = compressible.map(({ address, file, accept, headers }) => {
    const copy = `static/compressed/${plain(file)}.br`;
    mkdirSync(dirname(join(build, copy)), { recursive: true });
    writeFileSync(join(build, copy), brotliCompressSync(readFileSync(join(build, file))));
    return {
      ...{ address, file: copy, ...asksFor(accept) },
      headers: { ...headers, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
    };
  });
  sendByRule(build, rules);
}

/** A rule's destination is a pattern, too: what a name may not hold there is written as its number. */
const plain = (file: string) =>
  file.replace(/[^\w./~-]/gu, (letter) => `=${letter.codePointAt(0)}=`);

const scriptsIn = (build: string): Compressible[] =>
  scriptFiles(build).map((file) => ({
    ...{ address: addressOf(file), file, accept: '.*' },
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  }));

/** A file is sent with status 200, so whatever has another stays with Next. */
function asCompressible({ route, html, status, policy }: FinishedPage): Compressible[] {
  if (status !== 200) return [];
  return [
    {
      ...{ address: route, file: html, accept: '.*\\btext/html\\b.*' },
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      },
    },
  ];
}
