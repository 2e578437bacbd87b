import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pageOf } from './what-is-refused.ts';

/** What others would send: a script that counts, one that draws, a picture, and a page to be framed. */
const ANSWERS: Record<string, [type: string, body: string]> = {
  '/count.js': [
    'text/javascript',
    "navigator.sendBeacon(new URL('/counted', document.currentScript.src), location.pathname);",
  ],
  '/chat.js': [
    'text/javascript',
    `const chat = document.createElement('div');
     chat.innerHTML = '<style>#chat{color:rgb(1,2,3)}</style><p id="chat" style="opacity:0.5">May I help?</p>';
     document.body.append(chat);`,
  ],
  '/picture.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"><rect width="7" height="7"/></svg>',
  ],
  '/film': ['text/html', '<!DOCTYPE html><title>Film</title><p>A film</p>'],
};

/** Another origin on this machine, that asks for nothing and agrees to nothing, as most do. */
export async function startOthers(origin: string) {
  const counted: string[] = [];
  const server = createServer(async (request, answer) => {
    if (request.url === '/counted') counted.push(Buffer.concat(await request.toArray()).toString());
    const [type, body] = ANSWERS[request.url ?? ''] ?? ['text/plain', ''];
    answer.writeHead(200, { 'Content-Type': type }).end(body);
  }).listen(Number(new URL(origin).port), 'localhost');
  await once(server, 'listening');
  return { counted, stop: () => server.close() };
}

/** Pages that show something of theirs, and the file that trusts them with it. */
export const showingOthers = ({ others, widgets }: Record<'others' | 'widgets', string>) => ({
  'src/trusted-origins.ts': Object.entries({
    scripts: others,
    widgets,
    pictures: others,
    frames: others,
  }).reduce(
    (file, [part, origin]) => file.replace(`${part}: []`, `${part}: ['${origin}']`),
    readFileSync('src/trusted-origins.ts', 'utf8'),
  ),
  'src/app/counted/page.tsx': pageOf(`<script async src="${others}/count.js" />`),
  'src/app/shown/page.tsx': pageOf(`<img alt="Theirs" src="${others}/picture.svg" />`),
  'src/app/film/page.tsx': pageOf(`<iframe title="Film" src="${others}/film" />`),
  'src/app/chat/page.tsx': pageOf(`<script async src="${widgets}/chat.js" />`),
});
