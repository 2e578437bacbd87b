import { confirmation } from './confirmation.ts';
import { copy } from './copy.ts';
import type { MailKind } from './mail-kind.ts';
import { reminder } from './reminder.ts';

/** Rows of the store have these names. */
export const mailKinds = { confirmation, reminder, copy } as const;

export type MailKindName = keyof typeof mailKinds;

export const mailKindNames = Object.keys(mailKinds) as MailKindName[];

export const isMailKind = (name: string): name is MailKindName => Object.hasOwn(mailKinds, name);

export const kindsThat = (are: (kind: MailKind) => boolean) =>
  mailKindNames.filter((name) => are(mailKinds[name]));

export const visitorMailKinds = kindsThat(({ audience }) => audience === 'visitors');

/** SQL. */
export const isOneOfSql = (kind: string, names: readonly MailKindName[]) =>
  `${kind} IN (${names.map((name) => `'${name}'`)})`;
