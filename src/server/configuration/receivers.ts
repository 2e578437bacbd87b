export type WebhookReceiver = { url: URL; secret?: string | undefined; timeoutMs: number };
export type MailReceiver = { smtpUrl: URL; from: string; to: readonly string[]; timeoutMs: number };
export type Receiver = WebhookReceiver | MailReceiver;

/** Receivers of the queue of mails: visitors, and the owner's mailbox, which gets copies of what a webhook gets. `to` of `visitors` is empty, because each of their mails names its own recipient. */
export type Mailing = { visitors?: MailReceiver | undefined; copies?: MailReceiver | undefined };

export type AlertTarget = { receiver: Receiver; siteUrl?: string | undefined };
