import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendPolicyOfNoPage } from '../../../../scripts/build/finish/send-policy.ts';

test('whatever is prerendered and no page is sent with a policy that allows nothing', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  const app = join(build, 'server/app');
  mkdirSync(join(app, 'deep'), { recursive: true });
  for (const file of ['robots.txt', 'deep/icon']) {
    writeFileSync(join(app, `${file}.body`), '');
    writeFileSync(join(app, `${file}.meta`), '{"status":200,"headers":{"content-type":"x/y"}}');
  }
  writeFileSync(join(app, 'index.meta'), '{"headers":{}}');

  sendPolicyOfNoPage(build);

  for (const file of ['robots.txt', 'deep/icon'])
    expect(JSON.parse(readFileSync(join(app, `${file}.meta`), 'utf8'))).toEqual({
      status: 200,
      headers: {
        'content-type': 'x/y',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      },
    });
  expect(readFileSync(join(app, 'index.meta'), 'utf8')).toBe('{"headers":{}}');
});
