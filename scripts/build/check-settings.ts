import { readEnvironment } from '#server/configuration/environment.ts';

/** `npm start` runs this before a build that is due: a wrong setting is named at once, and not a minute later. */
try {
  readEnvironment(process.env);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
