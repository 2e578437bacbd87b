/** Autofill must not know this name. The hyphen keeps it from being a field of the form. */
export const HONEYPOT = 'subject-line';
