import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { journeys } from './engines/journeys.ts';
import { visitorIn } from './engines/visitor.ts';
import { hasDisplay, startWebkit } from './engines/webkit.ts';
import { findProgram } from './find-program.ts';
import { freePort } from './real/listen.ts';
import { startSite } from './real/running-site.ts';
import { startWebhookReceiver } from './real/webhook-receiver.ts';

/** Drives the main journeys in every engine of this machine, and leaves pictures of what each has painted. */
const PICTURES = 'test-output/engines';
const PATIENCE_MS = 60_000;

const firefox = findProgram('firefox-esr', 'firefox');
const driver = findProgram('WebKitWebDriver');
const [browser] = globSync('/usr/lib/*/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser');

/** Beside Chromium, which all other tests use: how each is started where this machine has it, or what would bring it. */
const engines: {
  name: string;
  comesWith: string;
  start: (() => Promise<Engine>) | false | '' | undefined;
}[] = [
  { name: 'Firefox', comesWith: 'firefox-esr', start: firefox && (() => startFirefox(firefox)) },
  {
    name: 'WebKitGTK',
    comesWith: 'webkit2gtk-driver xvfb',
    start: driver && browser && hasDisplay() && (() => startWebkit(driver, browser)),
  },
];

rmSync(PICTURES, { recursive: true, force: true });
let failures = 0;
const missing: string[] = [];
for (const { name, comesWith, start } of engines)
  if (start) await drive(name.toLowerCase(), await start());
  else missing.push(`${name} is not on this machine, and was not tried: install ${comesWith}.`);
for (const sentence of missing) console.log(sentence);
console.log(`Pictures are in ${PICTURES}.`);
// What was not tried is not shown.
process.exitCode = failures + missing.length > 0 ? 1 : 0;

async function drive(folder: string, engine: Engine) {
  console.log(`\n── ${engine.name}`);
  const workflow = await startWebhookReceiver();
  const settings = { ...workflow.environment, PORT: String(await freePort()) };
  let site = await startSite(settings);
  const { url, dataDirectory } = site;
  mkdirSync(join(PICTURES, folder), { recursive: true });

  const stage = {
    visitor: visitorIn(engine),
    go: (path: string) => engine.go(url + path),
    phone: () => engine.resize(390, 844),
    picture: async (name: string) =>
      writeFileSync(join(PICTURES, folder, `${name}.png`), await engine.picture()),
    server: {
      leave: () => site.end(),
      async comeBack() {
        site = await startSite({ ...settings, DATA_DIR: dataDirectory });
      },
    },
    workflow,
  };

  for (const [name, journey] of Object.entries(journeys)) {
    await engine.resize(1280, 800);
    // A journey that never ends is one that failed.
    const late = pause(PATIENCE_MS, `not over after ${PATIENCE_MS / 1000} s`, { ref: false });
    const problem = await Promise.race([journey(stage), late]).catch((error: unknown) => error);
    console.log(problem ? `✗ ${name}: ${problem}` : `✓ ${name}`);
    if (!problem) continue;
    failures += 1;
    await stage.picture(`failed-${failures}`);
  }
  await engine.close();
  await site.remove();
  await workflow.close();
}
