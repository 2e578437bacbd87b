import type { FieldProblem } from '#domain/typed-text.ts';

export type RefusalDetails = {
  status: 400 | 403 | 413 | 415 | 429;
  fields?: Readonly<Record<string, FieldProblem>>;
  language?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Pages have their own words in place of `reason`. `language` is as posted, unchecked. */
export class Refusal extends Error {
  readonly details: RefusalDetails;

  constructor(reason: string, details: RefusalDetails) {
    super(reason);
    this.details = details;
  }
}
