/** In milliseconds since 1970. */
export type Busy = [starts: number, ends: number];

/** What was seen and not understood: said, and whoever is in it may be busy all that day. */
export class Problems {
  readonly sentences = new Set<string>();
  private readonly days = new Set<string>();

  add(sentence: string) {
    this.sentences.add(sentence);
  }

  /** By the day as it is written: 20261123. */
  notUnderstood(day = '') {
    this.days.add(day);
    this.add(
      `An event of ${day || 'no day'} is written wrong${day && ': all of that day counts as busy'}`,
    );
  }

  unknownDays(): Busy[] {
    return [...this.days].filter(Boolean).map((day) => {
      const [year, month, date] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)].map(Number);
      const on = (of: number) => +new Date(year ?? 0, (month ?? 0) - 1, of);
      return [on(date ?? 0), on((date ?? 0) + 1)];
    });
  }
}
