import { hash } from 'node:crypto';

/** A hash in the form of a UUID of version 8, which the standard leaves to applications. */
export function uuidOf(text: string) {
  return hash('sha256', text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
}

export const isDerivedId = (id: string) => id[14] === '8';

/** Spellings that reach one mailbox have one hash. */
export function mailboxHash(email: string) {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*/, '');
  const isGmail = ['gmail.com', 'googlemail.com'].includes(domain);
  return shortHash(isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`);
}

/** With 65,536 values a hash identifies nobody. */
export const shortHash = (text: string) => hash('sha256', text, 'buffer').readUInt16BE();
