import type { FieldProblem } from '#domain/typed-text.ts';

type Status = 400 | 403 | 405 | 408 | 413 | 415 | 429 | 503;

type Details = {
  /** Which field is wrong, and why. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** What was posted, where some of it is wrong. */
  given?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
};

/** A request that is turned away: the status says what kind of wrong it is, the reason says it to the log. */
export class Refusal extends Error {
  readonly status;
  readonly fields;
  readonly given;
  readonly headers;

  constructor(status: Status, reason: string, { fields, given = {}, headers = {} }: Details = {}) {
    super(reason);
    this.status = status;
    this.fields = fields;
    this.given = given;
    this.headers = headers;
  }
}
