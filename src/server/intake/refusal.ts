import type { FieldProblem } from '#domain/typed-text.ts';

export type RefusalFacts = {
  status: 400 | 403 | 413 | 415 | 429;
  fields?: Readonly<Record<string, FieldProblem>>;
  language?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Pages have their own words in place of `reason`. `language` is as posted, unchecked. */
export class Refusal extends Error {
  readonly facts: RefusalFacts;

  constructor(reason: string, facts: RefusalFacts) {
    super(reason);
    this.facts = facts;
  }
}
