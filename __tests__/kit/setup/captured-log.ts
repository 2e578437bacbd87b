export function captureLog() {
  const text: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((chunk) => text.push(String(chunk)) > 0);
  return {
    text: () => text.join(''),
    lines: () => text.map((line): Record<string, unknown> => JSON.parse(line)),
    events: () => text.map((line) => String(JSON.parse(line).event)),
  };
}
