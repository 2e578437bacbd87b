/**
 * The types of the files in src/agency, and what their names mean. Editors show these texts.
 * Until 2.0.0 all names stay, and what a version adds is optional. Types of words depend on what
 * these files list, so they stand in agency-words.ts.
 */

export type Agency = {
  /** In header, footer, titles, mails, link previews and structured data. */
  name: string;
  /** Visitors may write to it. Which mailbox receives requests is set in .env.local. */
  email: string;
  /** With the country's code, as in '+1 202 555 0142'. */
  phone: string;
  /** Three letters, such as 'EUR'. */
  currency: string;
  /** The year in the footer. For the year of the build write `new Date().getFullYear()`. */
  copyrightYear: number;
  /** In the footer, on Thank You and in structured data. */
  social: readonly SocialProfile[];
  /**
   * Browsers load a page before a visitor opens it, unless this is false. Some statistics count
   * that as a visit.
   */
  loadAhead?: boolean;
  /** On the home page, once the list has an entry. */
  customerLogos: readonly CustomerLogo[];
  /** In the drawings of home and About, in this order. Without a list they show all. */
  channels?: Channels;
};

type Channel = 'website' | 'email' | 'chat' | 'call' | 'text';
export type Channels = readonly [Channel, Channel, ...Channel[]];

export type SocialProfile = {
  network: string;
  /** A drawing of the network. 'link' suits any network. */
  icon: 'in' | 'camera' | 'play' | 'x' | 'f' | 'link';
  href: `https://${string}`;
  /** Thank You invites visitors to follow the agency there. */
  linkedOnThankYou?: true;
};

type CustomerLogo = {
  name: string;
  /** A file in `public`, such as '/acme.svg'. */
  file: string;
  width: number;
  height: number;
  /** The colour behind the logo. Without one it is white. */
  ground?: string;
};

export type LegalEntity = {
  name: string;
  /** `\n` begins a new line: '1 Main Street\nSpringfield'. */
  address: string;
};

/** The pages are laid out for three to eight services. */
export type Offers = readonly [Offer, Offer, Offer, ...Offer[]];

export type Offer<Id extends string = string> = {
  /** Stands in addresses, and in the webhook's field `service`. */
  id: Id;
  price: Price;
  /** Each service may have each of these drawings, or none. */
  scene?: 'browser' | 'inbox' | 'chat' | 'call' | 'texts';
};

export type Price = {
  /** Without a point between thousands: TypeScript reads 2.490 as 2.49. Write 2490. */
  amount: number;
  per: 'project' | 'month';
};

export type Figures = { readonly [Name in keyof Amounts]?: Amounts[Name] };

export type Amounts = {
  projectsCompleted: number;
  /** In percent. */
  averageRoiIncrease: number;
  /** In percent. */
  clientSatisfaction: number;
  /**
   * You reply within so many hours. The form, Thank You and mails promise it while you are open,
   * and else the moment, counted in the hours of `hours.ts`.
   */
  responseHours: number;
  industriesServed: number;
  /** In percent of your team's time. */
  researchShare: number;
  /** Hours a day in which you help: 24 for "24/7". */
  supportHours: number;
  /** In less than so many weeks a website is built. */
  websiteWeeks: number;
  siteLoadSeconds: number;
  /** In percent. */
  conversionIncrease: number;
  weeklyHoursSaved: number;
  /** In percent. */
  responseTimeReduction: number;
  /** In percent. */
  supportCostReduction: number;
  /** In percent. */
  appointmentShowUpIncrease: number;
  /** In percent. */
  noShowReduction: number;
  weeklyHoursFreed: number;
  /** In percent. */
  smsOpenRate: number;
  /** So many times more people answer a text than an email. */
  smsResponseFactor: number;
  /** In percent. */
  cartAbandonmentReduction: number;
  /** The least and the most. */
  monthlyEmailLeads: readonly [number, number];
  /** The amounts between the options of the form's field `budget`. */
  budgetLimits: Readonly<Record<'small' | 'medium' | 'large' | 'largest', number>>;
};

/** For each language, such as `en`, the phrases that differ from those in src/content. */
export type Phrases = Readonly<Record<string, Partial<PhraseTexts>>>;

export type PhraseTexts = {
  readonly responseTime: `${string}{time}${string}`;
  readonly responseTimeShort: `${string}{time}${string}`;
  readonly websiteTime: `${string}{time}${string}`;
  readonly websiteTimeShort: `${string}{time}${string}`;
  readonly siteLoadTime: `${string}{time}${string}`;
  readonly smsResponseRate: `${string}{factor}${string}`;
  readonly pricePerProject: `${string}{amount}${string}`;
  readonly pricePerMonth: `${string}{amount}${string}`;
};

/** Thank You, mails and the limits of calls need these four. */
export type Fields = Readonly<Record<'name' | 'phone', TextField & Required>> &
  Readonly<Record<'email', EmailField & Required>> &
  Readonly<Record<'service', ChoiceField>> &
  Readonly<Record<string, Field>>;

export type Field = TextField | EmailField | ChoiceField;

type Required = { readonly required: true };

type AnyField = {
  readonly section: FormSection;
  /** The form insists on an answer. */
  readonly required?: boolean;
  /** Fields of half the width that follow each other share a row in wide windows. */
  readonly half?: true;
};

export type FormSection = 'personal' | 'business' | 'project';

type TextField = AnyField & {
  /** 'paragraphs' allows several lines. Without a kind it is one line of text. */
  readonly kind?: 'tel' | 'url' | 'paragraphs';
  /** At most so many characters. Choose one that nobody reaches by honest typing. */
  readonly length: number;
  /** What browsers may fill in, as in HTML's `autocomplete`: 'address-level2' for a city. */
  readonly autoComplete?: string;
};

type EmailField = AnyField & { readonly kind: 'email'; readonly autoComplete?: string };

type ChoiceField = AnyField & {
  /** Names in the webhook. Their words are in `choices` of words/en.ts. */
  readonly choices: readonly string[];
};

export type ContactMethods = readonly [ContactMethod, ...ContactMethod[]];

type ContactMethod = 'email' | 'text' | 'phone';

export type CallHours = {
  /** A day that is not listed has no calls. Past midnight: ['22:00-24:00'], then ['0:00-2:00']. */
  hours: Readonly<Partial<Record<Day, readonly CallRange[]>>>;
  /** Such as '2026-12-24' or '2026-12-24 to 2027-01-01'. */
  closed: readonly string[];
  callMinutes: number;
  daysAhead: number;
  /**
   * Such as 'Europe/Berlin'. Without one the hours are in each visitor's own zone, some times are
   * shown as booked at random, and the three numbers below have no effect.
   */
  timeZone?: string;
  /** At least so many minutes lie between a request and its call. */
  noticeMinutes?: number;
  /** At least so many minutes lie between two calls, and between a call and a calendar event. */
  bufferMinutes?: number;
  /** Hours between a reminder and its call, such as 24. Reminders need VISITOR_MAIL. */
  reminderHours?: number;
};

export type Day =
  | 'Sunday'
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday';

/** From the beginning of the first call to the end of the last one, at most '24:00'. */
export type CallRange = `${number}:${number}-${number}:${number}`;

/** Visitors find all languages in header and footer. */
export type SiteLanguages = readonly [SiteLanguage, ...SiteLanguage[]];

export type SiteLanguage = {
  /** Stands in addresses: '/de'. */
  code: string;
  /** Decides how dates, times and prices are written. */
  locale: `${string}-${string}`;
  /** In the language itself. */
  name: string;
};

export type Logo = {
  file: Picture;
  width: number;
  height: number;
  /** For tabs, home screens and mails, in which a wide logo is tiny. */
  square?: Picture;
  /** A colour behind a logo that is hard to see on the site's own: '#fff' for a dark one. */
  ground?: string;
  /** The logo shows the agency's name, so the header does not repeat it. */
  hasName?: boolean;
};

type Picture = `/${string}.${'svg' | 'png'}`;

export type SitePages = Readonly<Record<'services' | 'consultation', SitePage>> &
  Readonly<Record<'home', SitePage & { readonly address: '/' }>> &
  Readonly<Partial<Record<'questions' | 'privacy' | 'imprint', TextPageOfSite>>> &
  Readonly<Record<string, SitePage>>;

/** A page is listed by the name of its folder in src/app/[language]. */
export type SitePage = {
  /**
   * Without the prefix of a language. For all languages, or for some: `{ fr: '/prestations' }`. The
   * address that the page has without one redirects to it. With a `#` it is a part of a page.
   */
  readonly address: PageAddress | Readonly<Record<string, PageAddress>>;
  /** The places that link to it. Without any, visitors find it by your own links. */
  readonly linkedIn?: readonly ('header' | 'footer')[];
};

/** The footer links to it by its title. Without a line its address is `/privacy`. */
type TextPageOfSite = { readonly address: SitePage['address']; readonly linkedIn?: never };

export type PageAddress = `/${string}`;

export type Redirects = readonly { readonly from: `/${string}`; readonly to: string }[];

/** Pages of a folder such as src/app/[language]/work/[slug]. */
export type FurtherAddresses = readonly `/${string}`[];

export type Theme = {
  /** The accent's hue in CSS's oklch, an angle from 0 to 360. */
  hue: number;
  /** The site is dark or light, and its bands are the other. */
  scheme: 'dark' | 'light';
  /** Colours of dark parts, in place of those in src/styles/dark.ts. */
  dark?: Readonly<Partial<Record<ColorName, string>>>;
  /** Colours of light parts, in place of those in src/styles/light.ts. */
  light?: Readonly<Partial<Record<ColorName, string>>>;
  /** The grounds of home, in place of those in src/styles/sky.ts. */
  sky?: Partial<Sky>;
  /** Sizes, radii, fonts and motion, in place of those in src/styles/sizes.ts. */
  sizes?: { readonly [Group in keyof Sizes]?: Readonly<Partial<Sizes[Group]>> };
};

/** `onButton` is for words on buttons. `highlight` stands out most from the ground. */
export type ColorName =
  | 'ground'
  | 'groundLit'
  | 'surface'
  | 'surfaceRaised'
  | 'hairline'
  | 'hairlineLit'
  | 'field'
  | 'fieldBorder'
  | 'shadow'
  | 'text'
  | 'textMuted'
  | 'textFaint'
  | 'disabled'
  | 'danger'
  | 'onButton'
  | 'highlight'
  | 'panelTop'
  | 'panelBottom'
  | 'focus'
  | 'accent'
  | 'accentStrong'
  | 'accentGlow'
  | 'working'
  | 'workingStrong'
  | 'workingGlow'
  | 'done'
  | 'doneGlow'
  | 'buttonTop'
  | 'buttonBottom'
  | 'buttonShadow';

/**
 * The grounds of home, from Sunday evening to Tuesday, as stops of gradients from top to bottom.
 * `horizon` is the light at an evening's lower edge, and `stars` a colour. `room`, `floor`,
 * `daylight` and `lightOnFloor` are of the shop whose door opens.
 */
export type Sky = Readonly<
  Record<
    | 'evening'
    | 'horizon'
    | 'night'
    | 'morning'
    | 'stars'
    | 'room'
    | 'floor'
    | 'daylight'
    | 'lightOnFloor',
    string
  >
>;

export type Sizes = Readonly<{
  space: SizesOf<
    'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'section' | 'sectionHead' | 'gutter'
  >;
  size: SizesOf<'container' | 'prose' | 'header' | 'control' | 'touch'>;
  radius: SizesOf<'control' | 'card' | 'pill'>;
  font: SizesOf<'family' | 'h1' | 'h2' | 'h3' | 'figure' | 'lead' | 'body' | 'small' | 'tiny'>;
  tracking: SizesOf<'display' | 'heading' | 'title'>;
  motion: SizesOf<'feedback' | 'play'>;
}>;

type SizesOf<Name extends string> = Readonly<Record<Name, string>>;

export type Typeface = {
  name: string;
  /** In em, as `npm run typeface` prints them: `regular` and `bold` are widths of a sentence. */
  measures: Readonly<Record<'ascent' | 'descent' | 'regular' | 'bold', number>>;
  /**
   * Every page preloads the first file, which is tried for any letter. A file of bold letters is a
   * further entry, with the weight '700'.
   */
  files: readonly [FontFile, ...FontFile[]];
  /** For link previews: a semibold TTF, OTF or WOFF. Without one they have Geist. */
  pictureFont?: `/${string}`;
};

type FontFile = {
  /** In `public`. Give a new file a new name, because browsers cache it for a year. */
  file: `/${string}`;
  weight: string;
  /** The letters of the file, as in CSS's `unicode-range`: 'U+0-10FFFF' for all. */
  letters: string;
};

export type TrustedOrigins = {
  /** `<script src>` that inserts no markup, such as statistics. It may send to its own origin. */
  readonly scripts?: readonly Origin[];
  /** Scripts that insert markup, such as a chat. A page with one has a much weaker policy. */
  readonly widgets?: readonly Origin[];
  readonly styles?: readonly Origin[];
  readonly pictures?: readonly Origin[];
  readonly media?: readonly Origin[];
  readonly fonts?: readonly Origin[];
  readonly frames?: readonly Origin[];
  /** What scripts may send to or read from. */
  readonly connections?: readonly Origin[];
  readonly forms?: readonly Origin[];
};

export type Origin = `https://${string}` | `wss://${string}` | `http://localhost:${number}`;

/** Limits that are not listed are those of the site as it is delivered. */
export type PageWeight = {
  /** What a browser loads for a page, in KB: its HTML, typeface, scripts and pictures. */
  readonly kilobytes?: number;
  /** How many files a browser loads for a page. */
  readonly files?: number;
  /** Addresses of pages that may be longer than what arrives at once: '/terms'. */
  readonly longPages?: readonly string[];
};
