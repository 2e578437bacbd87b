import { table } from '../../operate/table.ts';
import { isFailure, type Outcome } from './outcome.ts';

const HEADER = [
  'step',
  'store',
  'forms',
  'acknowledged',
  'lost',
  'delivered',
  'processed twice',
  'in flight twice',
  'holds',
  'figure',
];

/** Every step in a row of its own; below them, in sentences, what is broken and what was not shown. */
export function report(outcomes: readonly Outcome[]): string {
  return [table(HEADER, outcomes.map(row)), ...outcomes.flatMap(remarksOn)].join('\n');
}

function row(outcome: Outcome): string[] {
  const counts = 'counts' in outcome ? outcome.counts : undefined;
  return [
    outcome.step,
    outcome.engine,
    String(counts?.asked ?? ''),
    String(counts?.acknowledged ?? ''),
    String(counts?.lost ?? ''),
    String(counts?.delivered ?? ''),
    String(counts?.processedTwice ?? ''),
    String(counts?.inFlightTwice ?? ''),
    'notShown' in outcome ? 'not shown' : isFailure(outcome) ? 'NO' : 'yes',
    'figure' in outcome ? outcome.figure : '',
  ];
}

function remarksOn(outcome: Outcome): string[] {
  const name = `${outcome.step}, ${outcome.engine}`;
  if ('notShown' in outcome) return [`NOT SHOWN: ${name}: ${outcome.notShown}`];
  if ('failed' in outcome) return [`FAILED: ${name}: ${outcome.failed}`];
  return outcome.broken.map((sentence) => `BROKEN: ${name}: ${sentence}`);
}
