import pg from 'pg';
import { postgresEngine } from '#server/store/postgres-engine.ts';

test.each([
  ['EPIPE', /^The database cannot be reached \(EPIPE\)/],
  ['57P01', /^The database cannot be reached \(57P01\)/],
  ['42501', /^refused$/],
])('a connection that fails with %s is explained', async (code, sentence) => {
  const failure = Object.assign(new Error('refused'), { code });
  jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(() => Promise.reject(failure));
  await expect(postgresEngine('postgres://db/site').query('SELECT 1')).rejects.toThrow(sentence);
});
