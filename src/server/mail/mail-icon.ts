import { processWide } from '#server/process/process-wide.ts';

type MailIcon = { png?: Buffer | undefined };

/** Only the server of a build has an icon. */
export const mailIcon = processWide('mail icon', (): MailIcon => ({}));

export const ICON_ID = 'icon@site';
