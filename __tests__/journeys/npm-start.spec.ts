import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, realpathSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SERVED } from '../../scripts/build/builds.ts';
import { expect, test } from '../kit/browser/site.ts';
import { holdSocket } from '../kit/real/held-socket.ts';
import { freePort, listen } from '../kit/real/listen.ts';
import { newForm, postForm } from '../kit/real/post-form.ts';
import { startProgram } from '../kit/real/running-program.ts';
import { startSite } from '../kit/real/running-site.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';

test('after each signal to stop, npm start serves pages until its webhook call ends', async () => {
  const workflow = await startWebhookReceiver();
  workflow.behave('hangs');
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const DATA_DIR = test.info().outputDir;
  const place = { DATA_DIR, PORT: port, LISTEN_HOST: '127.0.0.1', HOSTNAME: 'web-1' };
  const env = { ...process.env, ...workflow.environment, ...place };
  const npm = spawn('npm', ['start'], { env, stdio: 'ignore', detached: true });
  const isUp = () =>
    fetch(`${url}/robots.txt`, { headers: { connection: 'close' } }).then(Boolean, () => false);
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  await postForm(url, newForm());
  await workflow.called();

  const isOver = once(npm, 'exit');
  const isCalled = workflow.callOver().then(() => false);
  // Terminals and systemd signal npm and the site.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.kill(-Number(npm.pid), signal);
  const samples = [];
  while (await Promise.race([isCalled, setTimeout(50, true)])) samples.push(await isUp());
  // The listener may close before this process learns that the call ended.
  expect(samples.filter(Boolean).length).toBeGreaterThan(samples.length / 2);
  await isOver;
  await expect.poll(isUp).toBe(false);
  await workflow.close();
});

test('a site whose port is used leaves no trace in its store', async () => {
  const other = createServer();
  const PORT = String(await listen(other));
  const DATA_DIR = test.info().outputPath('store');
  const place = { DATA_DIR, PORT, LISTEN_HOST: '127.0.0.1' };
  const site = startProgram([process.execPath, resolve(SERVED, 'server.mjs')], place);
  expect(await site.ended()).toMatch(/The site cannot listen(.|\n)*exit 1$/);
  expect(existsSync(DATA_DIR)).toBe(false);
  other.close();
});

test('requests wait in the socket that systemd holds while the site is away', async () => {
  const place = { DATA_DIR: test.info().outputPath('store') };
  const site = await holdSocket([process.execPath, resolve(SERVED, 'server.mjs')], place);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const early = fetch(`${site.url}/consultation`, { headers: { connection: 'close' } });
    await site.start();
    expect((await early).status).toBe(200);
    await site.end(signal);
  }
  await site.release();
});

test('a running site needs no file of its build', async () => {
  const folder = test.info().outputPath('build');
  cpSync(realpathSync(SERVED), folder, { recursive: true, verbatimSymlinks: true });
  const site = await startSite({}, { folder });
  await expect.poll(site.log).toContain('Ready at');
  renameSync(folder, `${folder}-away`);
  const refused = { method: 'POST', body: new URLSearchParams({ fullName: 'Ada' }) };
  const asked: [path: string, status: number, given?: RequestInit][] = [
    ['/', 200],
    ['/call/KEY', 404],
    ['/desk', 404],
    ['/api/not-found/en', 404],
    ['/api/consultation', 400, refused],
  ];
  for (const [path, status, given] of asked) {
    const { status: got } = await fetch(site.url + path, given);
    expect.soft([path, got]).toEqual([path, status]);
  }
  await site.remove();
});
