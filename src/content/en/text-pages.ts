import { agency, callHours, daysKept, legalEntity, type Part, type TextPage } from '#content/words-kit.ts';

/**
 * The page appears once it has parts:
 * `{ title: 'Who writes the texts?', text: 'We do, and you approve them.' }`.
 */
export const questionsPage = {
  title: 'Questions and answers',
  description: `What people ask ${agency.name} before they begin: how we work, how long it takes, what it costs, and what happens afterwards.`,
  lead: 'What people ask us before they begin.',
  parts: [] as readonly Part[],
} as const;

/**
 * Describes the site itself, once legal-entity.ts has a name. What your workflow does and every
 * processor that you use belong into `furtherParts`.
 */
export const privacyPage = {
  title: 'Privacy',
  description: `What ${agency.name} keeps of what you write on this site, for how long, where it goes, and how you have it erased.`,
  lead: 'What we do with what you write here.',
  parts: {
    responsible: {
      title: 'Who is responsible',
      text: `${legalEntity.name}\n${legalEntity.address}\n${agency.email}\n${agency.phone}`,
    },
    whatWeKeep: {
      title: 'What we keep',
      text: 'Nothing, until you send the form. Then: your answers, your language on this site, the time zone of your browser, the campaign named in the address that brought you here, and the name of the site that linked to us. We use them to answer you. If this site sends you mail, it also keeps a short hash of your email address, so that nobody can have many mails sent to you. That hash is erased with your request, or within a day afterwards. We keep no internet addresses of visitors.',
    },
    calls: {
      title: 'If you ask for a call',
      // Without a time zone the site reserves no calls, so this part is left out.
      text: callHours.timeZone
        ? 'We keep the time of a call, whether we must still agree on it with you, and your changes to it. Until your request is erased we also keep the link with which you change it, and short hashes of your network, email address and phone number, so that nobody takes all times. Others have the same hash, so it names nobody.'
        : '',
    },
    howLong: {
      title: 'How long',
      // Two days are added: see `daysKept`.
      text: `Your request is erased from our store ${daysKept} to ${daysKept + 2} days after it was handed on, but not before its call is over; one that was held as suspected spam, after 90 to 92. Of an erased request we keep for our statistics when it came and was answered, the service, how you wanted to be answered, and the campaign or site that brought you here. Backups keep a copy for a while longer.`,
    },
    whereItGoes: {
      title: 'Where it goes',
      text: 'Into our own store, and from there to the program with which we work on requests. The site gives it to nobody else.',
    },
    inYourBrowser: {
      title: 'In your browser',
      text: 'There are no cookies. A draft of the form stays until you close the tab, and a request that could not be sent stays for up to 14 days, to be sent again.',
    },
    yourRights: {
      title: 'What you can ask for',
      text: `To know what we keep of you, to have it corrected, and to have it erased. Write to ${agency.email}.`,
    },
  },
  furtherParts: [] as readonly Part[],
} as const;

/** Begins with the part `responsible` of the privacy page. */
export const imprintPage = {
  title: 'Imprint',
  description: `Who answers for this site: the name, the address and the other particulars of ${agency.name}, and how to reach us.`,
  lead: 'Who answers for this site.',
  /** Legal particulars: `{ title: 'Register', text: 'HRB 12345, Berlin' }`. */
  furtherParts: [] as readonly Part[],
} as const;

/** Pages of your own that have text alone, such as terms. */
export const furtherPages: readonly TextPage[] = [];
