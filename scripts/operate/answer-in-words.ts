const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'nobody answers at that address'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'no such host is found'],
  [/^(timeout|TimeoutError|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/, 'no answer came in time'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the line was cut before an answer came'],
  // What PostgreSQL says in five signs.
  [/^28P01$/, 'the password is wrong'],
  [/^28000$/, 'that user is not let in from here'],
  [/^3D000$/, 'there is no database of that name'],
  [/^42501$/, 'that user may not make tables there'],
  [/^53300$/, 'it has no connection left'],
  [/^25006$/, 'it can only be read, as a copy of another'],
  [/^57P0\d$/, 'it is starting or going down'],
  [/EXPIRED/, 'its certificate has expired'],
  [/ALTNAME/, 'its certificate is for another name'],
  [/CERT|SSL|TLS|UNABLE_TO/, 'its certificate cannot be trusted'],
  [/^2/, 'it was accepted'],
  [/^3/, 'that address leads on to another'],
  [/^40[13]$/, 'it does not let us in'],
  [/^4(04|10)$/, 'nothing is at that address, or the workflow is not active'],
  [/^429$/, 'it asks to be called less often'],
  [/^4/, 'it cannot take this request'],
  [/^5/, 'the workflow failed'],
];

/** "nobody answers at that address: ECONNREFUSED" */
export function answerInWords(answer: string) {
  const words = ANSWERS.find(([pattern]) => pattern.test(answer))?.[1];
  return words ? `${words}: ${answer}` : answer;
}
