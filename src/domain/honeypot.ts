/** The name of a hidden field that only machines fill in. Autofill must not know this name, or people would pass for machines. */
export const HONEYPOT = 'subject';
