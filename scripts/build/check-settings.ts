import './check-syntax.ts';
import { failOn, sentenceFor } from './refusals.ts';

try {
  const { settingsRefusals } = await import('./settings-refusals.ts');
  const { readEnvironment } = await import('#server/configuration/environment.ts');
  failOn(settingsRefusals());
  readEnvironment(process.env);
} catch (failure) {
  console.error(sentenceFor(failure) ?? (failure instanceof Error ? failure.message : failure));
  process.exitCode = 1;
}
