export async function* withProgress<Row>(
  rows: AsyncIterable<Row>,
  isShown = process.stderr.isTTY,
): AsyncGenerator<Row> {
  let passed = 0;
  for await (const row of rows) {
    passed += 1;
    if (isShown && passed % 100 === 0) process.stderr.write(`\r${passed} requests`);
    yield row;
  }
  if (isShown) process.stderr.write('\r\x1b[K');
}
