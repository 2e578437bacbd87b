/** Imports nothing, so that help needs no package. */
export function answerHelp(help: string) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(help);
  process.exit(0);
}
