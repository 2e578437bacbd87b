import { buildSync } from 'esbuild';
import { MINUTE_MS } from '#domain/durations.ts';

type LocalCopies = typeof import('#browser/local-copies.ts');
type Post = (path: string, init: RequestInit) => Promise<Response>;
type Use = (lock: unknown) => Promise<unknown>;

const entryPoints = ['src/browser/local-copies.ts'];
const built = buildSync({ entryPoints, bundle: true, globalName: 'page', write: false });
const GLOBALS = ['document', 'navigator', 'localStorage', 'fetch', 'setTimeout', 'console'];
const openPage = new Function(...GLOBALS, `${built.outputFiles[0]?.text}; return page;`);

export function newBrowser(post: Post) {
  const copies = Object.create({
    getItem: (key: string) => copies[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(copies, { [key]: value }),
    removeItem: (key: string) => delete copies[key],
  });
  const locked = new Set<string>();
  const browser = { isOffline: false, copies: () => Object.keys(copies), openTab };

  function openTab() {
    const closing = new AbortController();
    const { signal } = closing;
    const close = () => closing.abort();
    setTimeout(close, 20 * MINUTE_MS);
    const closed = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const request = async (name: string, _: LockOptions, use: Use) => {
      if (locked.has(name)) return use(null);
      locked.add(name);
      return Promise.race([use({ name }), closed]).finally(() => locked.delete(name));
    };
    // A response to a closed tab reaches nobody.
    const fetch: Post = async (path, init) => {
      if (browser.isOffline) throw new TypeError('offline');
      return post(path, init).finally(() => signal.aborted && new Promise(() => {}));
    };
    const timer = (act: () => void, ms: number) => setTimeout(() => signal.aborted || act(), ms);
    const navigator = { locks: { request } };
    const page: LocalCopies = openPage({}, navigator, copies, fetch, timer, { error() {} });
    return { ...page, close };
  }
  return browser;
}

export type Browser = ReturnType<typeof newBrowser>;
