/** The name of a hidden field that only machines fill in. Autofill must not know it, or people would pass for machines. A field of the form cannot have it by accident, because of the hyphen. */
export const HONEYPOT = 'subject-line';
