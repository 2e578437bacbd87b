import './check-syntax.ts';
import { failOn, sentenceFor } from './refusals.ts';

try {
  const { settingsRefusals } = await import('./settings-refusals.ts');
  const { postRefusals } = await import('#content/posts.ts');
  const { readEnvironment } = await import('#server/configuration/environment.ts');
  const { wordsRefusals } = await import('./words-refusals.ts');
  failOn([...settingsRefusals(), ...postRefusals()]);
  failOn(await wordsRefusals());
  readEnvironment(process.env);
} catch (failure) {
  console.error(sentenceFor(failure) ?? (failure instanceof Error ? failure.message : failure));
  process.exitCode = 1;
}
