import { buildSync } from 'esbuild';
import type { sendLocalCopies, sendRequest } from '#browser/local-copies.ts';

type Sending = { sendRequest: typeof sendRequest; sendLocalCopies: typeof sendLocalCopies };
type Post = (path: string, init: RequestInit) => Promise<Response>;

const [source] = buildSync({
  entryPoints: ['src/browser/local-copies.ts'],
  bundle: true,
  globalName: 'page',
  write: false,
}).outputFiles;
const globals = [
  'document',
  'addEventListener',
  'navigator',
  'localStorage',
  'fetch',
  'setTimeout',
];
/** The code of the page, once for each tab. */
const openPage = new Function(...globals, 'console', `${source?.text}; return page;`);

/** A browser with its local copies, its locks between tabs, and its way to the site. */
export function newBrowser(post: Post) {
  const copies = Object.create({
    getItem: (key: string) => copies[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(copies, { [key]: value }),
    removeItem: (key: string) => delete copies[key],
  });
  const locked = new Set<string>();
  const browser = { isOffline: false, copies: () => Object.keys(copies), openTab };

  function openTab() {
    let isClosed = false;
    const ours = new Set<string>();
    const never = new Promise<never>(() => {});
    async function heard<Result>(result: Promise<Result>) {
      await result.catch(() => undefined);
      return isClosed ? never : result;
    }
    const request = async (name: string, _: object, use: (lock: unknown) => unknown) => {
      if (locked.has(name)) return use(null);
      locked.add(name);
      ours.add(name);
      try {
        return await use({ name });
      } finally {
        if (!isClosed) locked.delete(name);
      }
    };
    const fetch: Post = (path, init) =>
      browser.isOffline ? Promise.reject(new TypeError('offline')) : heard(post(path, init));
    const timer = (act: () => void, ms: number) => setTimeout(() => isClosed || act(), ms);
    const page: Sending = openPage(
      { visibilityState: 'visible' },
      () => {},
      { locks: { request } },
      copies,
      fetch,
      timer,
      { error: () => {} },
    );
    return {
      ...page,
      close() {
        isClosed = true;
        for (const name of ours) locked.delete(name);
      },
    };
  }
  return browser;
}

export type Browser = ReturnType<typeof newBrowser>;
