import { processWide } from '#server/process/process-wide.ts';

type MailIcon = { png?: Buffer | undefined };

/** The server of a build puts its `/favicon.ico` here. `npm run dev` and serverless hosts put nothing, so their mails show a letter. */
export const mailIcon = processWide('mail icon', (): MailIcon => ({}));

export const ICON_ID = 'icon@site';
