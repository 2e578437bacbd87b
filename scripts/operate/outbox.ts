import './run-served-tool.ts';
import { pipeline } from 'node:stream/promises';
import { openStore } from './open-store.ts';
import { progressOn } from './outbox/progress.ts';
import { HELP, readArguments } from './outbox/read-arguments.ts';
import { parseOrExit } from './parse-or-exit.ts';
import { reportFailure } from './report-failure.ts';

async function main() {
  const { run, given } = parseOrExit(HELP, () => readArguments(process.argv.slice(2)));
  const { requests, place } = openStore();
  const noteProgress = progressOn((line) => process.stderr.write(line));
  try {
    const said = run(requests, { ...given, place, noteProgress });
    await pipeline(said, process.stdout, { end: false });
  } finally {
    await requests.close();
  }
}

process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no failure.
  if (failure.code === 'EPIPE') process.exit(0);
  reportFailure(failure);
  process.exit();
});

await main().catch(reportFailure);
