import { leadSource } from '#browser/lead-source.ts';
import type { UnsentRequest } from '#browser/local-copies.ts';
import { callHours } from '#domain/call-hours.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { BROWSER_HEADERS } from '#domain/request-headers.ts';
import { localZone } from '#domain/zones.ts';
import { type Draft, isNavigation } from './draft.browser.ts';

export const readFormValues = (form: HTMLFormElement): Draft =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));

/** Fills in empty fields only, because a visitor may have typed before this module came. */
export function fillIn(form: HTMLFormElement, formValues: Draft) {
  for (const [name, value] of Object.entries(formValues)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control) || control.value) continue;
    control.value = value;
    // The draft may name an option that is no longer offered.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  }
  // No `change` event completes a URL that is filled in here, or was typed before this module came.
  // A focused URL may be unfinished.
  completeUrls(form, document.activeElement);
}

/** After a reload, the draft may hold a later choice than the link. */
export function chooseServiceOfLink(form: HTMLFormElement) {
  const service = new URLSearchParams(location.search).get('service');
  if (service && isNavigation()) fillIn(form, { service });
}

/**
 * The example on home leads here with the weekday that its visitor chose, as `Date` counts it: 4 is
 * Thursday.
 */
export function weekdayInUrl() {
  const [, weekday] = /[?&]call=([0-6])(?:&|$)/.exec(location.search) ?? [];
  return weekday === undefined ? undefined : Number(weekday);
}

export const weekdayOfLink = () => (isNavigation() ? weekdayInUrl() : undefined);

type RequestOptions = { isInAgencyZone?: boolean; formAgeMs?: number | undefined };

export function makeRequest(
  form: HTMLFormElement,
  { isInAgencyZone = false, formAgeMs }: RequestOptions = {},
) {
  const { [HONEYPOT]: honeypot, ...fields } = readFormValues(form);
  const id = newId();
  // Hours without a time zone give a call no moment, so it has no page.
  const callKey = callHours.timeZone && fields['callTime'] ? newKey() : undefined;
  const source = leadSource();
  const now = new Date();

  const request: UnsentRequest = {
    keptAt: now.getTime(),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      ...(callKey && { [BROWSER_HEADERS.callKey]: callKey }),
      // The server reads date and time in this zone, or without this header in the agency's.
      ...(!isInAgencyZone && { [BROWSER_HEADERS.timeZone]: localZone() }),
      ...(source && { [BROWSER_HEADERS.leadSource]: source }),
      ...(formAgeMs !== undefined && {
        [BROWSER_HEADERS.formAgeMs]: String(Math.round(formAgeMs)),
      }),
    },
    body: JSON.stringify({
      ...fields,
      callDate: fields['callDate'] || null,
      callTime: fields['callTime'] || null,
      submittedAt: now.toISOString(),
      ...(honeypot && { [HONEYPOT]: honeypot }),
    }),
  };
  return { id, callKey, request };
}

/**
 * 128 random bits. The browser makes the key of a call, so Thank You can link to the call while the
 * request still waits.
 */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID of version 4 and variant 8. `crypto.randomUUID` needs https. */
const newId = () => newKey().replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

/** A name of spaces becomes an empty field, so the browser asks for the name. */
export function trimLine(field: EventTarget | null) {
  if (field instanceof HTMLInputElement && ['text', 'tel'].includes(field.type))
    field.value = field.value.trim();
}

/** A colon before a number begins a port: `example.com:8080`. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/**
 * The last label of a host has two characters or more, so "none", "n/a" and "n.a." are no hosts.
 */
const BEGINS_WITH_HOST = /^[^\s/?#:]+\.[^\s/?#:.]{2,}(?=[/?#:]|$)/;

/** Browsers refuse `example.com` as a URL, so such an address gets `https://`. */
export function completeUrls(form: HTMLFormElement, unfinished: Element | null = null) {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement) || input.type !== 'url' || input === unfinished)
      continue;
    const url = input.value.replace(/^\/+/, '');
    const lacksScheme = BEGINS_WITH_HOST.test(url) && !SCHEME.test(url);
    const complete = `https://${url}`;
    if (lacksScheme && complete.length <= input.maxLength) input.value = complete;
  }
}
