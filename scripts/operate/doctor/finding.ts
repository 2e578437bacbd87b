/** Only "wrong" makes the command fail. */
export type Finding = { verdict: 'right' | 'better' | 'wrong'; sentence: string };

export const right = (sentence: string): Finding => ({ verdict: 'right', sentence });
export const better = (sentence: string): Finding => ({ verdict: 'better', sentence });
export const wrong = (sentence: string): Finding => ({ verdict: 'wrong', sentence });

export function printed(findings: readonly Finding[]) {
  return findings.map(({ verdict, sentence }) => `${MARKS[verdict]}  ${sentence}`).join('\n');
}

const MARKS = { right: 'right ', better: 'better', wrong: 'WRONG ' };
