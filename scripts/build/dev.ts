import { run } from './run.ts';

run('node', 'scripts/build/build-site-script.ts');
run('next', 'dev');
