import { answerHelp } from '../build/answer-help.ts';

export function parseOrExit<Result>(help: string, read: () => Result): Result {
  answerHelp(help);
  try {
    return read();
  } catch (failure) {
    console.error(`${failure instanceof Error ? failure.message : failure}\n\n${help}`);
    process.exit(2);
  }
}
