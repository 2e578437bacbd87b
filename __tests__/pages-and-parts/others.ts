import { once } from 'node:events';
import { createServer } from 'node:http';

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
  'src/trusted-origins.ts': `
    export const trustedOrigins: TrustedOrigins = {
      scripts: ['${others}'], widgets: ['${widgets}'], styles: [], pictures: ['${others}'], media: [],
      fonts: [], frames: ['${others}'], connections: [], forms: [],
    };
    export type TrustedOrigins = Record<TrustedPart, readonly string[]>;
    export type TrustedPart = 'scripts' | 'widgets' | 'styles' | 'pictures' | 'media' | 'fonts' | 'frames' | 'connections' | 'forms';`,
  'src/app/counted/page.tsx': `
    export default function Counted() {
      return <main><h1>Counted</h1><script async src="${others}/count.js" /></main>;
    }`,
  'src/app/shown/page.tsx': `
    export default function Shown() {
      return <main><h1>Shown</h1><img alt="Theirs" src="${others}/picture.svg" /></main>;
    }`,
  'src/app/film/page.tsx': `
    export default function Film() {
      return <main><h1>Film</h1><iframe title="Film" src="${others}/film" /></main>;
    }`,
  'src/app/chat/page.tsx': `
    export default function Chat() {
      return <main><h1>Chat</h1><script async src="${widgets}/chat.js" /></main>;
    }`,
});
