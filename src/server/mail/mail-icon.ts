import { processWide } from '#server/process/process-wide.ts';

type MailIcon = { png?: Buffer | undefined };

/** The server of a build gives its `/favicon.ico`. `npm run dev` and serverless hosts give none, so their mails show a letter. */
export const mailIcon = processWide('mail icon', (): MailIcon => ({}));

export const ICON_ID = 'icon@site';
