/** As if the site were built anew. */
async function builtAnew() {
  jest.resetModules();
  const { particleField } = await import('#features/home/particles.tsx');
  return particleField;
}

test('every build puts the twenty particles in the same places', async () => {
  const field = await builtAnew();
  expect(field).toHaveLength(20);
  expect(await builtAnew()).toEqual(field);
  expect(await builtAnew()).not.toBe(field);
});
