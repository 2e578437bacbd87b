/** What one scenario of the torture has shown. */
export type Shown = { counts: ReturnType<typeof count>; figure: string; broken: string[] };

/** How the forms that visitors sent have fared. */
export function count(
  asked: readonly string[],
  acknowledged: ReadonlySet<string>,
  workflow: { processed: ReadonlyMap<string, number>; twiceInFlight: ReadonlySet<string> },
) {
  const { processed, twiceInFlight } = workflow;
  return {
    asked: asked.length,
    acknowledged: acknowledged.size,
    /** A visitor was told that it is received, and it never reached the workflow. */
    lost: [...acknowledged].filter((id) => !processed.has(id)).length,
    delivered: asked.filter((id) => processed.has(id)).length,
    processedTwice: [...processed.values()].filter((times) => times > 1).length,
    inFlightTwice: twiceInFlight.size,
  };
}

/** The promises that every scenario holds, and a sentence for each that it broke. */
export function brokenPromises(counts: Shown['counts']): string[] {
  const { asked, acknowledged, lost, processedTwice, inFlightTwice } = counts;
  const broken: string[] = [];
  if (asked === 0) broken.push('no form was sent, so nothing was shown');
  if (acknowledged < asked) broken.push(`${asked - acknowledged} were never acknowledged`);
  if (lost > 0) broken.push(`${lost} were lost`);
  if (processedTwice > 0) broken.push(`${processedTwice} were processed twice`);
  if (inFlightTwice > 0) broken.push(`${inFlightTwice} were in flight twice`);
  return broken;
}

/** A scenario in a line; below it each promise that it found broken. */
export function told(scenario: string, { counts, figure, broken }: Shown) {
  const { asked, acknowledged, lost, delivered, processedTwice, inFlightTwice } = counts;
  const line =
    `${broken.length > 0 ? 'NO ' : 'yes'}  ${scenario}: ${asked} forms, ${acknowledged} acknowledged, ${lost} lost, ` +
    `${delivered} delivered, ${processedTwice} processed twice, ${inFlightTwice} in flight twice; ${figure}`;
  return [line, ...broken.map((sentence) => `     BROKEN: ${sentence}`)].join('\n');
}
