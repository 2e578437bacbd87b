/** What a visitor who asks for a call has chosen so far. */
export type Call = { callDate: string; callTime: string };

export const nothingChosen: Call = { callDate: '', callTime: '' };
