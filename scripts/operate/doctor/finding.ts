export const right = (sentence: string) => `right   ${sentence}`;
export const better = (sentence: string) => `better  ${sentence}`;
/** Only this one makes the command fail. */
export const wrong = (sentence: string) => `WRONG   ${sentence}`;
export const isWrong = (finding: string) => finding.startsWith(wrong(''));
