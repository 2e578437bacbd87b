import { englishOperatorWords } from '#content/operator-words.ts';
import { explainFailure } from '#server/desk/explain-failure.ts';

export function reportFailure(failure: unknown) {
  console.error(explainFailure(failure, englishOperatorWords));
  process.exitCode = 1;
}
