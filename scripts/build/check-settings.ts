import { readEnvironment } from '#server/configuration/environment.ts';
import { failOn, sentenceFor } from './refusals.ts';
import { settingsRefusals } from './settings-refusals.ts';

/** `npm start` and `npm run dev` run this before they compile, so that a sentence names a wrong setting at once. */
try {
  failOn(settingsRefusals());
  readEnvironment(process.env);
} catch (failure) {
  console.error(sentenceFor(failure) ?? (failure instanceof Error ? failure.message : failure));
  process.exitCode = 1;
}
