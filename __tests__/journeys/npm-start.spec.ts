import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../kit/browser/site.ts';
import { freePort } from '../kit/real/listen.ts';
import { newForm, postForm } from '../kit/real/post-form.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';

for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  test(`a site that npm start began serves pages after ${signal} until its webhook call ends, then ends`, async () => {
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
    process.kill(-Number(npm.pid), signal);
    const answers = [];
    while (await Promise.race([isCalled, setTimeout(50, true)])) answers.push(await isUp());
    // The listener may close before this process learns that the call ended.
    expect(answers.filter(Boolean).length).toBeGreaterThan(answers.length / 2);
    await isOver;
    await expect.poll(isUp).toBe(false);
    await workflow.close();
  });
