const ANSWERS: readonly (readonly [pattern: RegExp, words: string, remedy?: string])[] = [
  [/^ECONNREFUSED$/, 'nobody answers there', 'See that it runs, and that its address is right.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'no such host is found', 'See that its address is right.'],
  [/^(timeout|TimeoutError|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/, 'no answer came in time'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the line was cut with no answer', 'See that it runs.'],
  [/^28P01$/, 'the password is wrong'],
  [/^28000$/, 'that user is not let in from here'],
  [/^3D000$/, 'there is no database of that name'],
  [/^42501$/, 'that user may not make tables there'],
  [/^53300$/, 'it has no connection left'],
  [/^25006$/, 'it can only be read, as a copy of another'],
  [/^57P0\d$/, 'it is starting or going down'],
  [/EXPIRED/, 'its certificate has expired', 'Renew its certificate.'],
  [/ALTNAME/, 'its certificate is for another name', 'Compare its address with its certificate.'],
  [/CERT|SSL|TLS|UNABLE_TO/, 'its certificate cannot be trusted', 'Renew its certificate.'],
  [/^2/, 'it was accepted'],
  [/^3/, 'that address leads on to another', 'Set the address where it ends.'],
  [/^40[13]$/, 'it does not let us in', 'Compare its authentication and signature with yours.'],
  [/^4(04|10)$/, 'no active workflow is there', 'Activate the workflow, use its production URL.'],
  [/^429$/, 'it asks to be called less often', 'It comes again by itself, more slowly.'],
  [/^4/, 'it cannot take this request', 'Look at what the workflow expects.'],
  [/^5/, 'the workflow failed', 'Its own log says why. The site tries again.'],
];

const known = (answer: string) => ANSWERS.find(([pattern]) => pattern.test(answer)) ?? [];

/** "nobody answers at that address: ECONNREFUSED" */
export function answerInWords(answer: string) {
  const [, words] = known(answer);
  return words ? `${words}: ${answer}` : answer;
}

export const answerInASentence = (answer: string) => {
  const words = answerInWords(answer);
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
};

export const remedyFor = (answer: string) => known(answer)[2] ?? 'Check your workflow’s last run.';
