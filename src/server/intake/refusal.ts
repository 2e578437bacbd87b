/** A request that is turned away: the status says what kind of wrong it is, the words say it to a person. */
export class Refusal extends Error {
  readonly status: number;
  /** Which field is wrong, and why. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    reason: string,
    details: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(reason);
    this.status = status;
    this.fields = details.fields;
    this.headers = details.headers ?? {};
  }
}
