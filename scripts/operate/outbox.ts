import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { endFailed, openSiteOutbox } from './open-site-outbox.ts';
import { commands } from './outbox/commands.ts';
import { HELP, readArguments } from './outbox/read-arguments.ts';
import { understood } from './understood.ts';

/** `npm run outbox`: the operator's hands on what the site has received, while it runs. */
async function main() {
  const { command, asked } = understood(HELP, () => readArguments(process.argv.slice(2)));
  const { outbox, purgeAfterDays: days, ...stores } = openSiteOutbox();
  const { output } = asked;
  const printed = output ? createWriteStream(output, { mode: 0o600 }) : process.stdout;
  printed.on('error', endWith);
  try {
    // As fast as it is read: nothing piles up for a slow reader.
    await pipeline(commands[command](outbox, { days, ...stores, ...asked }), printed, {
      end: output !== undefined,
    });
  } finally {
    await outbox.close();
  }
}

function endWith(failure: NodeJS.ErrnoException) {
  // Whoever reads may have seen enough: `… | head` is no failure.
  if (failure.code === 'EPIPE') process.exit(0);
  console.error(`Not everything could be written (${failure.code}): what is there is not whole.`);
  process.exit(1);
}

await main().catch(endFailed);
