import { table } from '../../operate/table.ts';
import type { StoreKind } from './stores.ts';

/** What one scenario of the torture found, on one store. */
export type Outcome = { scenario: string; kind: StoreKind } & (Shown | NotShown | Failed);

export type Shown = { counts: Counts; figure: string; broken: string[] };
/** This machine does not allow the scenario. */
type NotShown = { notShown: string };
/** The scenario itself broke off, so it has shown nothing. */
type Failed = { failed: string };

type Counts = ReturnType<typeof count>;

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
export function brokenPromises(counts: Counts): string[] {
  const { asked, acknowledged, lost, processedTwice, inFlightTwice } = counts;
  const broken: string[] = [];
  if (asked === 0) broken.push('no form was sent, so nothing was shown');
  if (acknowledged < asked) broken.push(`${asked - acknowledged} were never acknowledged`);
  if (lost > 0) broken.push(`${lost} were lost`);
  if (processedTwice > 0) broken.push(`${processedTwice} were processed twice`);
  if (inFlightTwice > 0) broken.push(`${inFlightTwice} were in flight twice`);
  return broken;
}

/** What could not be shown is no failure of the site; the report names it. */
export function isFailure(outcome: Outcome) {
  return 'failed' in outcome || ('broken' in outcome && outcome.broken.length > 0);
}

/** The counts in the table, and what they are called there. */
const COUNTED = {
  asked: 'forms',
  acknowledged: 'acknowledged',
  lost: 'lost',
  delivered: 'delivered',
  processedTwice: 'processed twice',
  inFlightTwice: 'in flight twice',
} satisfies Record<keyof Counts, string>;
const HEADER = ['scenario', 'store', ...Object.values(COUNTED), 'holds', 'figure'];

/** Every scenario in a row of its own; below them, in sentences, what is broken and what was not shown. */
export function report(outcomes: readonly Outcome[]): string {
  return [table(HEADER, outcomes.map(row)), ...outcomes.flatMap(remarksOn)].join('\n');
}

function row(outcome: Outcome): string[] {
  const counts = 'counts' in outcome ? outcome.counts : undefined;
  return [
    outcome.scenario,
    outcome.kind,
    ...Object.keys(COUNTED).map((name) => String(counts?.[name as keyof Counts] ?? '')),
    'notShown' in outcome ? 'not shown' : isFailure(outcome) ? 'NO' : 'yes',
    'figure' in outcome ? outcome.figure : '',
  ];
}

function remarksOn(outcome: Outcome): string[] {
  const name = `${outcome.scenario}, ${outcome.kind}`;
  if ('notShown' in outcome) return [`NOT SHOWN: ${name}: ${outcome.notShown}`];
  if ('failed' in outcome) return [`FAILED: ${name}: ${outcome.failed}`];
  return outcome.broken.map((sentence) => `BROKEN: ${name}: ${sentence}`);
}
