export const right = (sentence: string) => `right   ${sentence}`;
export const advice = (sentence: string) => `advice  ${sentence}`;
export const wrong = (sentence: string) => `WRONG   ${sentence}`;
export const isWrong = (finding: string) => finding.startsWith(wrong(''));
