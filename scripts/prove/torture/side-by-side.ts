export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
) {
  const waiting = [...items];
  const results: Result[] = [];
  async function takeItems() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      results.push(await work(item));
  }
  await Promise.all(Array.from({ length: atOnce }, takeItems));
  return results;
}
