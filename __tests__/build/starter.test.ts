import { createHash } from 'node:crypto';
import { refusals } from '../../scripts/prove/starter.ts';
import { aFolder } from '../kit/setup/folder.ts';

const AGENCY = "export const agency = { name: 'Smart Business' };";
const HOURS = 'export const hours = {};';
const line = (file: string, text: string) =>
  `${createHash('sha256').update(text).digest('hex')}  src/agency/${file}\n`;
const delivered = {
  '__tests__/starter/agency.sha256': line('agency.ts', AGENCY) + line('hours.ts', HOURS),
  'src/agency/agency.ts': AGENCY,
  'src/agency/hours.ts': HOURS,
};

test('a version changes, deletes and adds no file of src/agency unlisted, and an owner may', () => {
  const { 'src/agency/hours.ts': _, ...withoutHours } = delivered;
  const named = (files: Record<string, string>) => refusals(aFolder(files));
  const HOURS_NAMED = [expect.stringContaining('src/agency/hours.ts')];
  expect(named(delivered)).toEqual([]);
  expect(named({ ...delivered, 'src/agency/hours.ts': '//' })).toEqual(HOURS_NAMED);
  expect(named(withoutHours)).toEqual(HOURS_NAMED);
  expect(named({ ...delivered, 'src/agency/words/en.ts': '//' })).toEqual([
    expect.stringContaining('src/agency/words/en.ts'),
  ]);
  const owners = AGENCY.replace('Smart Business', 'Ada');
  expect(named({ ...withoutHours, 'src/agency/agency.ts': owners })).toEqual([]);
});
