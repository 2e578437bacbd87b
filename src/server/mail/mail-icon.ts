import { processWide } from '#server/process/process-wide.ts';

type MailIcon = { png?: Buffer | undefined };

/**
 * The server of a build puts its `/favicon.ico` here, which is a PNG. `npm run dev` and serverless
 * hosts put nothing, so their mails show the first letter of the sender's name.
 */
export const mailIcon = processWide('mail icon', (): MailIcon => ({}));

export const ICON_ID = 'icon@site';
