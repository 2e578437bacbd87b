export const right = (sentence: string) => `right   ${sentence}`;
export const better = (sentence: string) => `better  ${sentence}`;
export const wrong = (sentence: string) => `WRONG   ${sentence}`;
export const isWrong = (finding: string) => finding.startsWith(wrong(''));
