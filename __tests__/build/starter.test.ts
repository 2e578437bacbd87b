import { createHash } from 'node:crypto';
import { changedFiles, refusals } from '../../scripts/prove/starter.ts';
import { aFolder } from '../kit/setup/folder.ts';

const AGENCY = "export const agency = { name: 'Smart Business', phone: '1' };";
const HOURS = 'export const hours = {};';
const line = (file: string, text: string) =>
  `${createHash('sha256').update(text).digest('hex')}  src/agency/${file}\n`;
const delivered = {
  '__tests__/starter/agency.sha256': line('agency.ts', AGENCY) + line('hours.ts', HOURS),
  'src/agency/agency.ts': AGENCY,
  'src/agency/hours.ts': HOURS,
};

test('a file of src/agency that a version changes, deletes or does not list is refused', () => {
  const { 'src/agency/hours.ts': _, ...withoutHours } = delivered;
  const named = (files: Record<string, string>) => refusals(aFolder(files));
  expect(named(delivered)).toEqual([]);
  expect(named({ ...delivered, 'src/agency/hours.ts': '//' })).toEqual([
    expect.stringContaining('src/agency/hours.ts'),
  ]);
  expect(named(withoutHours)).toEqual([expect.stringContaining('src/agency/hours.ts')]);
  expect(named({ ...delivered, 'src/agency/words/en.ts': '//' })).toEqual([
    expect.stringContaining('src/agency/words/en.ts'),
  ]);
});

test("an owner's files are theirs, once the agency has their name", () => {
  const yours = aFolder({
    ...delivered,
    'src/agency/agency.ts': AGENCY.replace('Smart Business', 'Ada'),
    'src/agency/own/team.ts': '//',
  });
  expect(changedFiles(yours)).toEqual(['src/agency/agency.ts', 'src/agency/own/team.ts']);
  expect(refusals(yours)).toEqual([]);
});
