import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../real/listen.ts';
import { startDisplay } from './display.ts';
import { clickAt, type Engine, typed } from './engine.ts';

/** WebKitGTK's own small browser, driven through WebDriver. It has no mode without a window, so it gets a display. */
export async function startWebkit(driver: string, browser: string): Promise<Engine> {
  const display = await startDisplay();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
  });
  const base = `http://127.0.0.1:${port}/session`;
  const { sessionId, capabilities } = await firstAnswer(() =>
    call(base, 'POST', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    }),
  );
  const say = (method: string, path: string, body?: object) =>
    call(`${base}/${sessionId}${path}`, method, body);
  const run = (script: string) => say('POST', '/execute/sync', { script, args: [] });

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    // A window is larger than its page by what stands around that.
    resize: async (width, height) => {
      await say('POST', '/window/rect', { width, height });
      const [inner, tall] = await run('return [innerWidth, innerHeight]');
      await say('POST', '/window/rect', {
        width: 2 * width - inner,
        height: 2 * height - tall,
      });
    },
    go: async (url) => {
      await say('POST', '/url', { url });
    },
    evaluate: (expression) => run(`return ${expression}`),
    clickAt: async (x, y) => {
      await say('POST', '/actions', { actions: clickAt(x, y) });
    },
    type: async (text) => {
      await say('POST', '/actions', { actions: typed(text) });
    },
    picture: async () => Buffer.from(await say('GET', '/screenshot'), 'base64'),
    close: async () => {
      await say('DELETE', '');
      child.kill();
      await once(child, 'exit');
      display.end();
    },
  };
}

async function call(url: string, method: string, body?: object) {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The driver listens a moment after it was started. */
async function firstAnswer<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (tries === 100 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}
