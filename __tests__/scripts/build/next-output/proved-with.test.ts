import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayWhetherProved } from '../../../../scripts/build/next-output/proved-with.ts';

test('these packages are what the finishing was proved with', () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  sayWhetherProved();
  expect(said).not.toHaveBeenCalled();
});

test('another version of Next is named, with the one that was proved', () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(project, 'node_modules/next'), { recursive: true });
  writeFileSync(join(project, 'node_modules/next/package.json'), '{"version":"17.0.1"}');
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  sayWhetherProved(project);
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/^Next 17\.0\.1 is installed.* proved with 16\./),
  );
});
