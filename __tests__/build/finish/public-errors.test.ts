import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sentenceOf } from '../../../scripts/build/build-errors.ts';
import { publicErrors, replacingErrors } from '../../../scripts/build/finish/public-errors.ts';
import { aFolder } from '../../kit/setup/folder.ts';

let project: string;
beforeEach(() => {
  project = aFolder();
  write('public/logo.svg');
});

function write(file: string | Buffer, text = 'a') {
  const path = Buffer.concat([Buffer.from(`${project}/`), Buffer.from(file)]);
  mkdirSync(dirname(path.toString('latin1')), { recursive: true });
  writeFileSync(path, text);
}
const sentences = () => publicErrors('public', project).map(sentenceOf);

test.each([
  'public/.well-known/security.txt',
  'public/work/two (wörds).png',
  "public/100% c++ & 'more'.txt",
])('%s is what visitors may have', (file) => {
  write(file);
  expect(sentences()).toEqual([]);
});

test.each([
  ['public/.env', 'public/.env is hidden'],
  ['public/.git/HEAD', 'public/.git is hidden'],
  ['public/.DS_Store', 'public/.DS_Store is hidden'],
  ['public/work/.well-known/a', 'public/work/.well-known is hidden'],
  ['public/.well-known/.key', 'public/.well-known/.key is hidden'],
  ['public/a\\b.txt', 'public/a\\b.txt has a name that no address can hold'],
  ['public/a\nb.txt', 'public/a?b.txt has a name that no address can hold'],
  [Buffer.from('public/\xff.txt', 'latin1'), 'has a name that no address can hold'],
])('%j is refused, in one sentence', (file, found) => {
  write(file);
  write('public/.well-known/security.txt');
  expect(sentences()).toEqual([expect.stringContaining(found)]);
});

test.each(['/etc', '/etc/hostname', '/nowhere'])('a link to %s is not followed', (target) => {
  symlinkSync(target, join(project, 'public/link'));
  expect(sentences()).toEqual([expect.stringMatching(/^public\/link is a link.*files themselves/)]);
});

test('a page of more than text belongs into src/app', () => {
  write('public/google1a2b.html', '<meta name="a">google-site-verification: google1a2b.html');
  write('public/old.html', '<meta http-equiv="refresh" content="0;url=/"><link rel="canonical">');
  expect(sentences()).toEqual([]);
  write('public/landing.HTM', '<h1>Now</h1><img src="/logo.svg">');
  expect(sentences()).toEqual([
    expect.stringMatching(/^public\/landing\.HTM is a page .*src\/app\.$/),
  ]);
});

test('what is no file at all is not waited for', () => {
  execFileSync('mkfifo', [join(project, 'public/pipe')]);
  expect(sentences()).toEqual([expect.stringMatching(/^public\/pipe is no file/)]);
});

test('a file takes no address from a page or a handler', () => {
  const answering = ['/about', '/api/health', undefined];
  expect(replacingErrors(['/api/health', '/about.png'], answering).map(sentenceOf)).toEqual([
    'public/api/health would be sent in place of what answers at /api/health. Rename or remove one of the two.',
  ]);
});
