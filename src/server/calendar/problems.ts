import type { Busy } from './busy.ts';

/** Events that cannot be read. Their days count as busy. */
export class Problems {
  readonly sentences = new Set<string>();
  readonly days: Busy[] = [];

  add(sentence: string) {
    this.sentences.add(sentence);
  }

  notUnderstood(event: unknown, until?: Date) {
    const [day, year, month, date] =
      /(?<=^DTSTART.*?)(\d{4})(\d\d)(\d\d)/im.exec(String(event)) ?? [];
    const what = until ? 'repeats too often, or lasts too long' : 'is written wrong';
    const blocked = until ? 'each day from then on counts' : 'all of that day counts';
    this.add(`An event of ${day ?? 'no day'} ${what}${day ? `: ${blocked} as busy` : ''}`);
    const on = (days: number) => +new Date(Number(year), Number(month) - 1, Number(date) + days);
    if (day) this.days.push([on(0), Math.max(on(1), until ? +until : 0)]);
  }
}
