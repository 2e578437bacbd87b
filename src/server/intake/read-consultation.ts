import { z } from 'zod';
import { languages, visitorsLanguage } from '#content/languages.ts';
import type { Reason } from '#content/operator-words.ts';
import { callHours } from '#domain/call-hours.ts';
import { consultationRequest } from '#domain/consultation-request.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { momentAsRequested } from '#domain/offered-slots.ts';
import { BROWSER_HEADERS } from '#domain/request-headers.ts';
import { fieldProblems } from '#domain/typed-text.ts';
import { newCallKey } from '#server/calls/call-key.ts';
import { environment } from '#server/configuration/environment.ts';
import { clientNetworks, type Networks } from '#server/http/client-networks.ts';
import { idsOfPost } from '#server/requests/request-id.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { checkCsrf, MAX_CHARACTERS, readFields } from './posted-fields.ts';
import { limitRate, takeFromQuota, whyHeldInFlood } from './rate-limits.ts';
import { Refusal } from './refusal.ts';
import { zoneAndSource } from './request-origin.ts';

const FASTEST_PERSON_MS = 1_000;

export type Intake = Awaited<ReturnType<typeof readConsultation>>;

export async function readConsultation(post: Request) {
  const { headers } = post;
  checkCsrf(headers);
  const networks = clientNetworks(headers, environment().trustedProxies);
  // A flood must cost neither memory nor time.
  limitRate(networks);

  const fields = await readFields(post);
  const parsed = consultationRequest.safeParse(fields);
  if (!parsed.success)
    throw new Refusal('Some fields are wrong.', {
      status: 400,
      fields: wrongFields(parsed.error),
      language: fields['language'],
    });

  if (Object.values(parsed.data).join('').length > MAX_CHARACTERS)
    throw new Refusal(`The fields may have ${MAX_CHARACTERS} characters together.`, {
      status: 413,
      language: fields['language'],
    });

  const origin = zoneAndSource(headers);
  // A browser may know a newer zone than this server.
  const isZoneUnknown = headers.has(BROWSER_HEADERS.timeZone) && !origin.timeZone;
  const callAt = (!isZoneUnknown && momentAsRequested(parsed.data, origin.timeZone)) || null;
  const language =
    languages.length > 1 ? visitorsLanguage(fields['language'], headers.get('referer')) : null;
  const isReservable = Boolean(callHours.timeZone && parsed.data.callTime);
  const spam = whySpam(headers, fields);
  const { id, earlierIds, quotaKey } = idsOfPost(headers, parsed.data, spam);
  return {
    id,
    earlierIds,
    request: parsed.data,
    origin: { ...origin, callAt, language },
    call: isReservable ? newCallKey(post, parsed.data) : undefined,
    network: networks.wide,
    heldBecause: spam ?? whyHeldByRate(networks, quotaKey),
  };
}

/** Many visitors may share one proxy, so a request beyond the quota is not refused. */
function whyHeldByRate(networks: Networks, quotaKey: string) {
  const isOverQuota = takeFromQuota(networks, quotaKey) > 0;
  return isOverQuota ? OVER_QUOTA : whyHeldInFlood(networks, quotaKey);
}

const knownProblem = z.enum(fieldProblems).catch('missing');

const wrongFields = ({ issues }: z.ZodError) =>
  Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), knownProblem.parse(message)]),
  );

function whySpam(headers: Headers, fields: Readonly<Record<string, unknown>>): Reason | undefined {
  if ((fields[HONEYPOT] ?? '') !== '') return 'the honeypot was filled in';
  const age = headers.get(BROWSER_HEADERS.formAgeMs) ?? '';
  if (/^\d+$/.test(age) && Number(age) < FASTEST_PERSON_MS)
    return 'the form was filled in within a second';
  return undefined;
}
