import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter } from '@playwright/test/reporter';

type JestResult = Readonly<{
  testFilePath: string;
  testExecError?: { message: string; stack?: string };
  testResults: readonly { status: string; fullName: string; failureMessages: string[] }[];
}>;

/** `run-all.ts` repeats lines with this mark at the end of its output. */
export const MARK = '▏';

/** A reporter for jest and for Playwright. */
export default class FailedTests {
  onTestResult(_: unknown, { testFilePath, testExecError, testResults }: JestResult) {
    const file = relative('.', testFilePath);
    // The message of an error that no test caught is empty.
    const failure = testExecError?.message || testExecError?.stack;
    if (testExecError) write(file, 'The file does not run.', failure, `jest ${file}`);
    for (const { status, fullName, failureMessages } of testResults) {
      const again = `jest ${file} -t ${quoted(asPattern(fullName))}`;
      if (status === 'failed') write(file, fullName, failureMessages[0], again);
    }
  }

  onTestEnd: NonNullable<Reporter['onTestEnd']> = (test, { status, error, attachments }) => {
    if (test.outcome() !== 'unexpected') return;
    const file = relative('.', test.location.file);
    const again = `playwright test ${file}:${test.location.line}`;
    const pictures = attachments.flatMap(({ path }) => (path ? [relative('.', path)] : []));
    write(file, [test.title, ...pictures].join('\n  '), error?.message ?? status, again);
  };

  printsToStdio = () => false;
}

function write(file: string, name: string, message = '', again: string) {
  const [first, ...others] = stripVTControlCharacters(message).split('\n');
  const compared = others.filter((line) => /^(Expected|Received)/.test(line));
  const lines = [file, name, [first, ...compared].join(' '), `npx ${again}`].join('\n  ');
  console.log(lines.replaceAll(/^/gm, MARK));
}

const asPattern = (name: string) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;
