/** What calendars really write, each with a trap, and when its owner is busy from 19 October to 22 November 2026. */
export type Feed = { of: string; lines: string[]; busy: string[]; problems?: RegExp[] };

/** The zone of the agency that reads them. */
export const FEEDS_ZONE = 'America/New_York';
export const FEEDS_NOW = Date.parse('2026-10-20T00:00Z');

let uid = 0;
const event = (...lines: string[]) => {
  uid += 1;
  const own = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${uid}@example`];
  return ['BEGIN:VEVENT', ...own, 'SUMMARY:Nobody shall read this', ...lines, 'END:VEVENT'];
};

const rules = (tzid: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const at = (zone: string, day: string, hours = '100000/110000') => {
  const [from, to] = hours.split('/');
  return [`DTSTART;TZID=${zone}:${day}T${from}`, `DTEND;TZID=${zone}:${day}T${to}`];
};
const NY = 'America/New_York';

export const feeds: Feed[] = [
  {
    of: 'Google: a weekly series over the clock change, its end in UTC, one taken out, long lines folded',
    lines: event(
      ...at(NY, '20261007'),
      'RRULE:FREQ=WEEKLY;UNTIL=20261105T035959Z;WKST=SU;BY',
      ' DAY=WE',
      'EXDATE;TZID=America/New_York:20261028T100000',
    ),
    busy: ['10-21T14:00/10-21T15:00', '11-04T15:00/11-04T16:00'],
  },
  {
    of: 'Kopano: a weekly series whose end is a day, which is its last one',
    lines: event(...at(NY, '20261020'), 'RRULE:FREQ=WEEKLY;UNTIL=20261027;BYDAY=TU'),
    busy: ['10-20T14:00/10-20T15:00', '10-27T14:00/10-27T15:00'],
  },
  {
    of: 'Google: one of a series moved, one cancelled',
    lines: [
      ...event('UID:s', ...at(NY, '20261020'), 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event(
        'UID:s',
        ...at(NY, '20261021', '160000/163000'),
        `RECURRENCE-ID;TZID=${NY}:20261021T100000`,
      ),
      ...event(
        'UID:s',
        ...at(NY, '20261022'),
        `RECURRENCE-ID;TZID=${NY}:20261022T100000`,
        'STATUS:CANCELLED',
      ),
    ],
    busy: ['10-20T14:00/10-20T15:00', '10-21T20:00/10-21T20:30'],
  },
  {
    of: 'Google: a birthday that blocks nothing, two days of holidays that do',
    lines: [
      ...event('DTSTART;VALUE=DATE:20261022', 'DTEND;VALUE=DATE:20261023', 'TRANSP:TRANSPARENT'),
      ...event('DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261102', 'TRANSP:OPAQUE'),
    ],
    busy: ['10-31T04:00/11-02T05:00'],
  },
  {
    of: 'Outlook.com: a Windows zone, and what is free or elsewhere blocks nothing',
    lines: ['FREE', 'WORKINGELSEWHERE', 'TENTATIVE', 'OOF'].flatMap((status, index) =>
      event(
        ...at('Eastern Standard Time', `2026102${index}`),
        `X-MICROSOFT-CDO-BUSYSTATUS:${status}`,
      ),
    ),
    busy: ['10-22T14:00/10-22T15:00', '10-23T14:00/10-23T15:00'],
  },
  {
    of: 'Outlook: only what the organiser meant is said',
    lines: event(...at(NY, '20261020'), 'X-MICROSOFT-CDO-INTENDEDSTATUS:FREE'),
    busy: [],
  },
  {
    of: 'Exchange: a zone by its display name, in quotes',
    lines: event(
      ...at('"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '20261026'),
    ),
    busy: ['10-26T09:00/10-26T10:00'],
  },
  {
    of: 'Exchange: a customised zone with rules of its own',
    lines: [
      ...rules('Customized Time Zone'),
      ...event(...at('Customized Time Zone', '20261023'), 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ],
    busy: ['10-23T08:00/10-23T09:00', '10-30T09:00/10-30T10:00'],
  },
  {
    of: "Exchange: UTC by Microsoft's own name",
    lines: event(...at('"tzone://Microsoft/Utc"', '20261020')),
    busy: ['10-20T10:00/10-20T11:00'],
  },
  ...[
    [
      'Exchange: an evening of a series taken out in UTC, where it is the next day',
      ':20261021T010000Z',
    ],
    ['Outlook: an evening of a series taken out by its day', ';VALUE=DATE:20261020'],
  ].map(([of = '', moment]) => ({
    of,
    lines: event(
      ...at(NY, '20261019', '210000/220000'),
      'RRULE:FREQ=DAILY;COUNT=3',
      `EXDATE${moment}`,
    ),
    busy: ['10-20T01:00/10-20T02:00', '10-22T01:00/10-22T02:00'],
  })),
  {
    of: 'Nextcloud: days added to a series, one of them moved, one taken out again',
    lines: [
      ...event(
        'UID:r',
        ...at('Europe/Berlin', '20261020'),
        'RDATE;TZID=Europe/Berlin:20261022T100000,20261027T120000',
        'RDATE;TZID=Europe/Berlin:20261029T100000',
        'EXDATE;TZID=Europe/Berlin:20261029T100000',
      ),
      ...event(
        'UID:r',
        ...at('Europe/Berlin', '20261022', '150000/153000'),
        'RECURRENCE-ID;TZID=Europe/Berlin:20261022T100000',
      ),
    ],
    busy: ['10-20T08:00/10-20T09:00', '10-22T13:00/10-22T13:30', '10-27T11:00/10-27T12:00'],
  },
  {
    of: 'Nextcloud: a period that was added',
    lines: event(
      'DTSTART:20261020T100000Z',
      'DURATION:PT30M',
      'RDATE;VALUE=PERIOD:20261021T100000Z/PT2H',
    ),
    busy: ['10-20T10:00/10-20T10:30', '10-21T10:00/10-21T12:00'],
  },
  {
    of: 'Google: days away over the night of the clocks, and each week a night that begins with it',
    lines: [
      ...event(`DTSTART;TZID=${NY}:20261030T170000`, `DTEND;TZID=${NY}:20261102T120000`),
      ...event(
        `DTSTART;TZID=${NY}:20261031T220000`,
        `DTEND;TZID=${NY}:20261101T060000`,
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    ],
    busy: ['10-30T21:00/11-02T17:00', '11-08T03:00/11-08T11:00'],
  },
  {
    of: "Fastmail: a time without a zone is by the agency's clock, and begins before the month",
    lines: event('DTSTART:20261018T230000', 'DURATION:P1DT1H'),
    busy: ['10-19T03:00/10-20T04:00'],
  },
  {
    of: "Fastmail: an all-day event without an end is the agency's day, the longer one too",
    lines: [...event('DTSTART;VALUE=DATE:20261021'), ...event('DTSTART;VALUE=DATE:20261101')],
    busy: ['10-21T04:00/10-22T04:00', '11-01T04:00/11-02T05:00'],
  },
  {
    of: 'all of them: an all-day event that ends on the day itself, or takes no time, is that day',
    lines: [
      ...event('DTSTART;VALUE=DATE:20261020', 'DTEND;VALUE=DATE:20261020'),
      ...event(
        'DTSTART;VALUE=DATE:20261022',
        'DTEND;VALUE=DATE:20261021',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
      ...event('DTSTART;VALUE=DATE:20261026', 'DURATION:P0D'),
      ...event('DTSTART;VALUE=DATE:20261028', 'DTEND:20261028T100000'),
    ],
    busy: [
      '10-20T04:00/10-21T04:00',
      '10-22T04:00/10-24T04:00',
      '10-26T04:00/10-27T04:00',
      '10-28T04:00/10-29T04:00',
    ],
  },
  {
    of: 'all of them: a note takes no time, so nothing begins with it',
    lines: [
      ...event('DTSTART:20261020T100000Z'),
      ...event('DTSTART:20261021T100000Z', 'DTEND:20261021T100000Z'),
    ],
    busy: [],
  },
  {
    of: 'iCloud: the last weekday of each month, with an alarm that has a length of its own',
    lines: event(
      'DTSTART;TZID=Europe/Berlin:20200131T180000',
      'DTEND;TZID=Europe/Berlin:20200131T183000',
      'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'DURATION:PT5H',
      'REPEAT:1',
      'END:VALARM',
    ),
    busy: ['10-30T17:00/10-30T17:30'],
  },
  {
    of: 'iCloud: two of a series whose rule is not there',
    lines: ['20261020', '20261027'].flatMap((day) =>
      event(
        'UID:o',
        `DTSTART:${day}T100000Z`,
        `DTEND:${day}T110000Z`,
        `RECURRENCE-ID:${day}T090000Z`,
      ),
    ),
    busy: ['10-20T10:00/10-20T11:00', '10-27T10:00/10-27T11:00'],
  },
  {
    of: 'Zimbra: a zone in quotes, an all-day series, a newer version of an event after the older',
    lines: [
      ...event('UID:z', 'SEQUENCE:1', ...at(`"${NY}"`, '20261020')),
      ...event('UID:z', 'SEQUENCE:2', ...at(`"${NY}"`, '20261020', '120000/130000')),
      ...event('DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=WEEKLY;UNTIL=20261109'),
    ],
    busy: ['10-20T16:00/10-20T17:00', '11-02T05:00/11-03T05:00', '11-09T05:00/11-10T05:00'],
  },
  {
    of: 'Thunderbird: a zone with the place at its end',
    lines: event(...at('/mozilla.org/20050126_1/Europe/Berlin', '20261026')),
    busy: ['10-26T09:00/10-26T10:00'],
  },
  ...[
    ['Lotus: a zone of a private name, with rules', 'Mitteleuropa'],
    ['all of them: a zone of three letters, with rules, that is a place in Asia elsewhere', 'BST'],
  ].map(([of = '', zone = '']) => ({
    of,
    lines: [...rules(zone), ...event(...at(zone, '20261026'))],
    busy: ['10-26T09:00/10-26T10:00'],
  })),
  {
    of: 'Lotus: a zone that nobody knows, and whose rules are written wrong',
    lines: [
      ...rules('ZE1').map((line) => line.replace('YEARLY', 'ALWAYS')),
      ...event(...at('ZE1', '20261020')),
    ],
    busy: ['10-20T14:00/10-20T15:00'],
    problems: [/zone "ZE1"/],
  },
  {
    of: 'all of them: what is written wrong takes nothing else with it, and is told by its day; a series is moved from one day on',
    lines: [
      ...event(...at(NY, '20261020')),
      ...event(...at(NY, '20261021'), 'RRULE:FREQ=FORTNIGHTLY'),
      ...event('DTSTART:20261022T100000Z', 'DTSTART:20261022T100000Z'),
      ...event('UID:f', ...at(NY, '20261023'), 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event(
        'UID:f',
        ...at(NY, '20261024', '120000/130000'),
        `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=${NY}:20261024T100000`,
      ),
    ],
    busy: [
      '10-20T14:00/10-20T15:00',
      '10-21T04:00/10-23T04:00',
      '10-23T14:00/10-23T15:00',
      '10-24T16:00/10-24T17:00',
      '10-25T16:00/10-25T17:00',
    ],
    problems: [/20261021/, /20261022/],
  },
  ...[
    ['each second, until a day', 'RRULE:FREQ=SECONDLY;UNTIL=20261022T040000Z'],
    [
      'each minute of a day that there is not',
      'RRULE:FREQ=MINUTELY;UNTIL=20261022T040000Z;BYMONTHDAY=31;BYMONTH=2',
    ],
    ['each hour for years', 'RRULE:FREQ=HOURLY;UNTIL=20261022T040000Z'],
  ].map(([often = '', rule = '']) => ({
    of: `a stranger: an event of ${often}, beside another`,
    lines: [
      ...event('DTSTART:20200101T040000Z', 'DTEND:20200101T040001Z', rule),
      ...event(...at(NY, '20261023')),
    ],
    busy: ['01-01T05:00/10-22T04:00', '10-23T14:00/10-23T15:00'],
    problems: [/20200101 repeats too often/],
  })),
  {
    of: 'a stranger: an event and a free time of millions of years',
    lines: [
      ...event('DTSTART:20261120T050000Z', 'DURATION:P999999999W'),
      ...event(...at(NY, '20261023')),
      'BEGIN:VFREEBUSY',
      'DTSTART:20261121T050000Z',
      'FREEBUSY:20261121T050000Z/P999999999W',
      'END:VFREEBUSY',
    ],
    busy: ['10-23T14:00/10-23T15:00', '11-20T05:00/11-22T05:00'],
    problems: [/20261120 .*lasts too long/, /20261121 .*lasts too long/],
  },
  {
    of: 'an event without a day, and some whose day or hour there is not',
    lines: [
      ...event('DTEND:20261020T100000Z'),
      ...event('DTSTART:20261021T250000Z', 'DTEND:20261021T260000Z'),
      ...event('DTSTART:tomorrow'),
      ...event('DTSTART:20261131T100000Z'),
    ],
    busy: ['10-21T04:00/10-22T04:00'],
    problems: [/no day/, /20261021/, /20261131/],
  },
  {
    of: 'names in small letters',
    lines: event(...at(NY, '20261020')).map((line) =>
      line.replace(/^[^:]+/, (name) => name.toLowerCase().replace('america/new_york', NY)),
    ),
    busy: ['10-20T14:00/10-20T15:00'],
  },
  {
    of: 'two rules of one series',
    lines: event(...at(NY, '20261020'), 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=DAILY;COUNT=2'),
    busy: ['10-20T14:00/10-20T15:00', '10-21T14:00/10-21T15:00', '10-27T14:00/10-27T15:00'],
  },
  {
    of: 'no event at all, only when somebody is busy',
    lines: [
      'BEGIN:VFREEBUSY',
      'DTSTART:20261001T000000Z',
      'FREEBUSY;FBTYPE=BUSY:20261020T100000Z/20261020T110000Z,20261021T100000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20261022T100000Z/PT1H',
      'FREEBUSY:20261023T100000Z/PT1H',
      'END:VFREEBUSY',
    ],
    busy: ['10-20T10:00/10-20T11:00', '10-21T10:00/10-21T10:30', '10-23T10:00/10-23T11:00'],
  },
];

export const textOf = ({ lines }: { lines: string[] }) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
