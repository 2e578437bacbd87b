import { explain, openSiteOutbox } from './open-site-outbox.ts';
import { commands } from './outbox/commands.ts';
import { HELP, readArguments } from './outbox/read-arguments.ts';
import { understood } from './understood.ts';

/** `npm run outbox`: the operator's hands on what the site has received, while it runs. */
async function main() {
  const question = understood(HELP, () => readArguments(process.argv.slice(2)));
  const { outbox, purgeAfterDays } = await openSiteOutbox();
  const asked = { days: purgeAfterDays, ...question.asked };
  try {
    for await (const text of commands[question.command](outbox, asked)) process.stdout.write(text);
  } finally {
    await outbox.close();
  }
}

process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  // Whoever reads may have seen enough: `… | head` is no failure.
  if (failure.code === 'EPIPE') process.exit(0);
  console.error(`Not everything could be written (${failure.code}): what is there is not whole.`);
  process.exit(1);
});

try {
  await main();
} catch (failure) {
  console.error(await explain(failure));
  process.exitCode = 1;
}
