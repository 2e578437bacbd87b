import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSiteScript } from '../../../scripts/finish/name-site-script.ts';

test('the address of our script changes with its content, and only then', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  const script = join(build, 'site.js');
  mkdirSync(join(build, 'static'));
  const publish = (content: string) => {
    writeFileSync(script, content);
    return publishSiteScript(script, build);
  };

  expect(publish('one')).toBe(publish('one'));
  expect(publish('two')).not.toBe(publish('one'));
  expect(publish('two')).toMatch(/^\/_next\/static\/site-[0-9a-f]{12}\.js$/);
  expect(readFileSync(join(build, publish('two').replace('/_next', '')), 'utf8')).toBe('two');
});
