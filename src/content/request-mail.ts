import { agency } from './agency.ts';
import { choices, contactMethodWords } from './consultation-page.ts';
import { answerLabels } from './unsent-page.ts';

const moment = (at: Date, timeZone: string) =>
  at.toLocaleString(agency.locale, { dateStyle: 'full', timeStyle: 'short', timeZone });

export const requestMail = {
  subject: (service: keyof typeof choices.service | undefined) =>
    `New consultation request: ${service ? choices.service[service] : agency.name}`,
  labels: {
    ...answerLabels,
    call: 'Call',
    timeZone: 'Time zone',
    leadSource: 'Where from',
    submittedAt: 'Sent',
    id: 'Request',
  } as Record<string, string>,
  words: {
    ...choices,
    contactMethod: Object.fromEntries(
      Object.entries(contactMethodWords).map(([method, { label }]) => [method, label]),
    ),
  } as Record<string, Record<string, string>>,
  /** A call on both clocks, or as it was read where the visitor's is not known. */
  call: (at: Date, theirZone: string, ourZone: string) =>
    `${moment(at, theirZone)} (${theirZone}), ${moment(at, ourZone)} (${ourZone})`,
  callTaken: 'This time may be taken, or offered no longer: confirm it, or propose another.',
  unknownClock: (date: string, time: string) => `${date} ${time} (the visitor's clock)`,
};
