import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './copy-project.ts';
import { answerOf } from './vercel/answer-of.ts';
import { complaintsAboutOutput } from './vercel/complaints-about-output.ts';

/** Fetched when it is needed. Parts of later versions are missing in some registries: this one, with what was there when it came. */
const VERSION = '59.10.0';
process.env['npm_config_before'] ??= '2026-09-01';

/** Builds a copy of the site as Vercel does, with no account, and looks at what would be served there. */
const tools = mkdtempSync(join(tmpdir(), 'vercel-'));
const options = ['--no-save', '--ignore-scripts', '--loglevel=error', '--prefix', tools];
execFileSync('npm', ['install', ...options, `vercel@${VERSION}`], { stdio: 'inherit' });
const settings = { framework: 'nextjs', installCommand: 'true' };
const site = copyProject('vercel', {
  '.vercel/project.json': JSON.stringify({ projectId: 'prj_none', orgId: 'team_none', settings }),
});
const program = join(tools, 'node_modules/vercel/dist/vc.js');
execFileSync('node', [program, 'build', '--prod', '--yes', '--token', 'none'], {
  cwd: site,
  stdio: 'inherit',
  // That host may have an adapter take the pages, which the build passes over.
  env: { ...process.env, NEXT_ENABLE_ADAPTER: '1' },
});

const complaints = complaintsAboutOutput(join(site, '.vercel/output'));
const health = await answerOf(site, 'api/health');
if (!/"isWell":/.test(health)) complaints.push(`/api/health answers ${health}`);
rmSync(site, { recursive: true });
rmSync(tools, { recursive: true });

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else
  console.log(
    'Every rule has its place, every page is finished and has its policy, functions start.',
  );
