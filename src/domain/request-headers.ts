/** From a visitor's browser to the site, beside the fields of the form. */
export const BROWSER_HEADERS = {
  callKey: 'x-call-key',
  formAgeMs: 'x-form-age-ms',
  leadSource: 'x-lead-source',
  timeZone: 'x-visitor-time-zone',
} as const;

/** From the site to the webhook. `docs/going-live.md` explains each. */
export const WEBHOOK_HEADERS = {
  timeZone: BROWSER_HEADERS.timeZone,
  language: 'x-language',
  leadSource: BROWSER_HEADERS.leadSource,
  replyBy: 'x-reply-by',
  callAt: 'x-call-at',
  callNeedsAgreement: 'x-call-needs-agreement',
  callLink: 'x-call-link',
  agencyCallLink: 'x-agency-call-link',
  callStatus: 'x-call-status',
  changedBy: 'x-changed-by',
  changes: 'x-changes',
  resent: 'x-resent',
} as const;
