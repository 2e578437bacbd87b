export function parseOrExit<Result>(help: string, read: () => Result): Result {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return read();
  } catch (failure) {
    console.error(`${failure instanceof Error ? failure.message : failure}\n\n${help}`);
    process.exit(2);
  }
}
