import { existsSync, readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import type { callHours } from '../../../src/domain/call-hours.ts';
import { serviceNames } from '../../../src/domain/consultation-fields.ts';
import { WEEK } from '../../../src/domain/week.ts';
import { siteUrl } from '../../../src/server/environment-values.ts';
import type { color } from '../../../src/styles/tokens.ts';
import { type BuildError, errorsIn, sourcesNaming } from '../build-errors.ts';

/** Hours that make no times: the calendar would be empty, and nobody could book a call. */
export function callHoursErrors(hours: typeof callHours): BuildError[] {
  const { firstCall, lastCall, minutesApart, daysAhead, days } = hours;
  const times = Object.entries({ firstCall, lastCall });
  const numbers = Object.entries({ minutesApart, daysAhead });
  const wrong = [
    ...times
      .filter(([, time]) => !/^([01]?\d|2[0-3]):[0-5]\d$/.test(time))
      .map(([name, time]) => [
        `has ${name}: '${time}', and no day has such a time`,
        "Write hours and minutes, such as '9:30' or '17:00'",
      ]),
    ...numbers
      .filter(([, number]) => !Number.isInteger(number) || number <= 0)
      .map(([name, number]) => [`has ${name}: ${number}`, 'Write a whole number, 1 at least']),
  ];
  if (wrong.length === 0 && firstCall.padStart(5, '0') > lastCall.padStart(5, '0'))
    wrong.push([
      `has its lastCall, '${lastCall}', before its firstCall, '${firstCall}'`,
      'Write the earlier of the two as firstCall',
    ]);
  const needed = mostDaysBetween(days);
  if (wrong.length === 0 && daysAhead < needed)
    wrong.push([
      `has daysAhead: ${daysAhead}, and between two days of calls lie ${needed}, so that on some days nothing is offered`,
      `Write ${needed} at least`,
    ]);
  return wrong.flatMap(([found = '', instead = '']) =>
    errorsIn(['src/domain/call-hours.ts'], found, instead),
  );
}

/** From the evening of one day of calls to the next such day: fewer days ahead would offer nothing there. */
function mostDaysBetween(days: (typeof callHours)['days']) {
  const called = WEEK.flatMap((name, index) => (days.includes(name) ? [index] : []));
  const [first = 0] = called;
  return Math.max(...called.map((day, index) => (called[index + 1] ?? first + 7) - day));
}

type Service = { id: string; price: { amount: number } };

const LOGO = 'src/content/logo.ts';
const SERVICES = 'src/content/services.ts';

/** What no type says of a service, or not in words that lead to the file to edit. */
export const servicesErrors = (services: readonly Service[]): BuildError[] =>
  services.flatMap(({ id, price }) => [
    ...errorsIn(
      serviceNames.some((name) => name === id) ? [] : [SERVICES],
      `has the service '${id}', which the form does not know`,
      `Add '${id}' to serviceNames in src/domain/consultation-fields.ts`,
    ),
    ...errorsIn(
      Number.isFinite(price.amount) && price.amount >= 0 ? [] : [SERVICES],
      `has a price of ${price.amount} for '${id}'`,
      'Write what the service costs at least, 0 or more',
    ),
  ]);

/** An address that is none would end Next with a stack, and one of a part of a site would be taken for the whole. */
export function siteUrlErrors(given: string | undefined): BuildError[] {
  const { error } = siteUrl.optional().safeParse(given?.trim() || undefined);
  return (error?.issues ?? []).flatMap(({ message }) =>
    errorsIn(['SITE_URL'], message, 'Mend it where it is set, such as in .env.local'),
  );
}

/** One folder of `src/app` shows them all, and it stands for one name. */
export const textPagesErrors = (textPages: readonly { address: string }[]): BuildError[] =>
  textPages
    .filter(({ address }) => !/^\/[^/]+$/.test(address))
    .flatMap(({ address }) =>
      errorsIn(
        sourcesNaming(`'${address}'`, 'src/content/text-pages.ts'),
        `has the address '${address}', and a page of texts has one name behind one slash`,
        `Write '/${address.split('/').filter(Boolean).at(-1) ?? 'imprint'}', or a page.tsx in a folder of src/app`,
      ),
    );

/** A logo that is not there: what draws icons and the shared card reads it. */
export const logoErrors = (file: string | undefined): BuildError[] =>
  errorsIn(
    file === undefined || (file.startsWith('/') && existsSync(`public${file}`)) ? [] : [LOGO],
    `names the file '${file}', and public has none of that name`,
    "Put it there, and write '/' and its name",
  );

type Color = keyof typeof color;

const GROUNDS = ['ground', 'groundLit', 'surface', 'surfaceRaised'] as const;
const WORDS = ['text', 'textMuted', 'textFaint', 'accent', 'secondary', 'danger'] as const;

/** What is read or followed with the keyboard, on what, and how far their lights must lie apart (WCAG 2.2, 1.4.3 and 1.4.11). */
const SEEN: [what: readonly Color[], on: readonly [Color, ...Color[]], least: number][] = [
  [WORDS, GROUNDS, 4.5],
  [['ink'], ['buttonTop', 'buttonBottom'], 4.5],
  [['focus', 'fieldBorder'], GROUNDS, 3],
];

/** Words that too few could read, and a ring that too few could see. */
export function themeErrors(theme: Record<Color, string>, file = themeFile()): BuildError[] {
  return SEEN.flatMap(([what, on, least]) =>
    what.flatMap((name) => {
      const contrastOn = (ground: Color) => wcagContrast(theme[name], theme[ground]);
      const ground = on.reduce((worst, each) =>
        contrastOn(each) < contrastOn(worst) ? each : worst,
      );
      const reached = Math.floor(contrastOn(ground) * 100) / 100;
      const isDark = wcagContrast(theme[ground], 'white') > wcagContrast(theme[ground], 'black');
      return errorsIn(
        contrastOn(ground) >= least ? [] : [file],
        `has ${name} ${theme[name]} on ${ground} ${theme[ground]}, a contrast of ${reached}:1`,
        `Make ${name} ${isDark ? 'lighter' : 'darker'}: ${least}:1 is the least with which most people can see it`,
      );
    }),
  );
}

/** The one that the site wears. */
function themeFile() {
  const [, name = 'tokens.ts'] =
    / as theme \} from ['"]\.\/([^'"]+)/.exec(readFileSync('src/styles/tokens.ts', 'utf8')) ?? [];
  return `src/styles/${name}`;
}
