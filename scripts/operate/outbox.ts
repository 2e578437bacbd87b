import { existsSync } from 'node:fs';
import { loadSiteEnvironment } from '../build/site-environment.ts';
import { Refusal } from './actions/refusal.ts';
import { commands } from './outbox/commands.ts';
import { HELP, Misunderstanding, readArguments } from './outbox/read-arguments.ts';

/** `npm run outbox`: the operator's hands on what the site has received, while it runs. */
async function main() {
  const question = readArguments(process.argv.slice(2));
  if (question === 'help') return console.log(HELP);

  const { outbox, purgeAfterDays } = await openSiteOutbox();
  const asked = { days: purgeAfterDays, ...question.asked };
  try {
    for await (const text of commands[question.command](outbox, asked)) process.stdout.write(text);
  } finally {
    await outbox.close();
  }
}

async function openSiteOutbox() {
  loadSiteEnvironment();
  // Read only now: these modules look at the environment.
  const { environment } = await import('#server/environment.ts');
  const { openOutbox } = await import('#server/outbox/open-outbox.ts');
  const { storeFile } = await import('#server/outbox/sqlite-file.ts');
  const { databaseUrl, dataFolder, purgeAfterDays } = environment();
  // Not created here: it must belong to whoever runs the site.
  if (!databaseUrl && !existsSync(storeFile(dataFolder)))
    throw new Refusal(
      `There is no store in ${dataFolder}. Either the site was never started here, or its DATA_DIR\n` +
        'is another: set the same one for this command.',
    );
  return { outbox: openOutbox({ databaseUrl, dataFolder }), purgeAfterDays };
}

async function explain(failure: unknown): Promise<string> {
  const { failureCode } = await import('#server/failure-code.ts');
  if (failure instanceof Refusal) return failure.message;
  if (failure instanceof Error && failure.name === 'EnvironmentError') return failure.message;
  return `The store does not answer: ${failureCode(failure)}. "npm run doctor" says more.`;
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
  if (failure instanceof Misunderstanding) {
    console.error(`${failure.message}\n\n${HELP}`);
    process.exitCode = 2;
  } else {
    console.error(await explain(failure));
    process.exitCode = 1;
  }
}
