export type WebhookReceiver = { url: URL; secret?: string | undefined; timeoutMs: number };
export type MailReceiver = { smtpUrl: URL; from: string; to: readonly string[]; timeoutMs: number };
export type Receiver = WebhookReceiver | MailReceiver;

/** Beside a webhook, copies go to the owner's mailbox. */
export type Mailing = { visitors?: MailReceiver | undefined; copies?: MailReceiver | undefined };

export type AlertTarget = { receiver: Receiver; siteUrl?: string | undefined };
