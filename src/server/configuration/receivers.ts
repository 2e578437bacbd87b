export type WebhookReceiver = { url: URL; secret?: string | undefined; timeoutMs: number };
export type MailReceiver = { smtpUrl: URL; from: string; to: readonly string[]; timeoutMs: number };
export type Receiver = WebhookReceiver | MailReceiver;

/** The queue of mails goes to visitors, and copies go to the owner's mailbox beside a webhook. */
export type Mailing = { visitors?: MailReceiver | undefined; copies?: MailReceiver | undefined };

export type AlertTarget = { receiver: Receiver; siteUrl?: string | undefined };
