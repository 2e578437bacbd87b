import { fieldRowsOf } from '#domain/consultation-fields.ts';

test('fields of half a width share a row, and a whole one has its own', () => {
  const rows = fieldRowsOf('personal').map(({ isOfHalves, names }) => [isOfHalves, ...names]);
  expect(rows).toEqual([
    [true, 'name', 'email'],
    [false, 'phone'],
    [false, 'company'],
  ]);
});
