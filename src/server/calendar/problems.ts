import type { Busy } from './busy.ts';

/** What was seen and not understood: said, and whoever is in it may be busy all that day. */
export class Problems {
  readonly sentences = new Set<string>();
  readonly days: Busy[] = [];

  add(sentence: string) {
    this.sentences.add(sentence);
  }

  /** An event or how it is written. */
  notUnderstood(event: unknown) {
    const [day, year, month, date] =
      /(?<=^DTSTART.*?)(\d{4})(\d\d)(\d\d)/im.exec(String(event)) ?? [];
    this.add(
      `An event of ${day ?? 'no day'} is written wrong${day ? ': all of that day counts as busy' : ''}`,
    );
    const on = (days: number) => +new Date(Number(year), Number(month) - 1, Number(date) + days);
    if (day) this.days.push([on(0), on(1)]);
  }
}
