import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findProgram } from '../find-program.ts';
import { freePort } from '../real/listen.ts';
import { answering } from '../real/until.ts';
import { clickAt, type Engine, typed } from './engine.ts';

/** WebKitGTK's own small browser, driven through WebDriver. It has no mode without a window, so it gets a display. */
export async function startWebkit(driver: string, browser: string): Promise<Engine> {
  const display = await startDisplay();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await answering(`${driverUrl}/status`, child, () => 'The driver says nothing.');
  const base = `${driverUrl}/session`;
  const { sessionId, capabilities } = await call(base, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  });
  const say = (method: string, path: string, body?: object) =>
    call(`${base}/${sessionId}${path}`, method, body);
  const run = (script: string) => say('POST', '/execute/sync', { script, args: [] });

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    // A window is larger than its page by what stands around that.
    resize: async (width, height) => {
      await say('POST', '/window/rect', { width, height });
      const [inner, tall] = await run('return [innerWidth, innerHeight]');
      await say('POST', '/window/rect', { width: 2 * width - inner, height: 2 * height - tall });
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

export const hasDisplay = () => Boolean(process.env['DISPLAY'] ?? findProgram('Xvfb'));

/** The screen of this machine, or where it has none one in memory. */
async function startDisplay() {
  const own = process.env['DISPLAY'];
  if (own) return { name: own, end: () => undefined };
  const program = findProgram('Xvfb');
  if (!program) throw new Error('There is no screen, and no Xvfb to make one.');
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '2560x1600x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , numbers] = child.stdio;
  if (!numbers || !('read' in numbers)) throw new Error('Xvfb cannot say which display it opened.');
  for await (const line of createInterface({ input: numbers }))
    return { name: `:${line}`, end: () => void child.kill() };
  throw new Error('Xvfb ended before it opened a display.');
}
