import { leadSource } from '#domain/lead-source.ts';

/** What a workflow wants to know beside the thirteen fields, as this browser tells it. */
export function leadHeaders() {
  const source = leadSource(location, document.referrer);
  return {
    // A time means nothing without the zone in which the visitor read it.
    'X-Visitor-Time-Zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(source && { 'X-Lead-Source': source }),
  };
}
