import { pipeline } from 'node:stream/promises';
import { endFailed, openSiteOutbox } from './open-site-outbox.ts';
import { commands } from './outbox/commands.ts';
import { HELP, readArguments } from './outbox/read-arguments.ts';
import { writeWhole } from './outbox/stores.ts';
import { understood } from './understood.ts';

async function main() {
  const { command, asked } = understood(HELP, () => readArguments(process.argv.slice(2)));
  const { outbox, ...site } = openSiteOutbox();
  const words = commands[command](outbox, { ...site, ...asked });
  try {
    if (asked.output) await writeWhole(asked.output, words);
    else await pipeline(words, process.stdout, { end: false });
  } finally {
    await outbox.close();
  }
}

process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no failure.
  if (failure.code === 'EPIPE') process.exit(0);
  endFailed(failure);
  process.exit();
});

await main().catch(endFailed);
