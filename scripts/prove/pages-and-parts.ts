import { run } from '../build/run.ts';

/** Builds what README says an owner may write, and what it says is refused. */
run('playwright', 'test', '--config', '__tests__/pages-and-parts', ...process.argv.slice(2));
