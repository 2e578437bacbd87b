import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { clickAt, type Engine, typed } from './engine.ts';

const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

/** Firefox without a window, driven through WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const bidi = await openBidi(`${await addressSaidBy(child.stderr)}/session`);
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  const perform = async (actions: object[]) => {
    await bidi.send('input.performActions', { context, actions });
  };

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    go: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await bidi.send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
      return result.value;
    },
    clickAt: (x, y) => perform(clickAt(x, y)),
    type: (text) => perform(typed(text)),
    picture: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      const gone = once(child, 'exit');
      await bidi.send('browser.close', {});
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function addressSaidBy(output: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: output })) {
    const address = LISTENS.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox ended before it could be driven.');
}

// What comes back differs from command to command, and each caller takes what it asked for.
type Answer = {
  context: string;
  data: string;
  capabilities: { browserVersion: string };
  result: { value: unknown };
  exceptionDetails?: { text: string };
};

/** One connection that speaks WebDriver BiDi: a command has an id, and so has its answer. */
async function openBidi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });

  return {
    send(method: string, params: object): Promise<Answer> {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
  };
}
