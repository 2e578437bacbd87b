import type { FieldProblem } from '#domain/typed-text.ts';

type Status = 400 | 403 | 405 | 408 | 413 | 415 | 429 | 503;

export class Refusal extends Error {
  readonly status: Status;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;
  readonly given: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: Status,
    reason: string,
    details: {
      fields?: Record<string, FieldProblem>;
      given?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(reason);
    this.status = status;
    this.fields = details.fields;
    this.given = details.given ?? {};
    this.headers = details.headers ?? {};
  }
}
