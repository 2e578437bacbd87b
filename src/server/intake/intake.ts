import type { z } from 'zod';
import { momentOf } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import {
  type ConsultationRequest,
  consultationRequest,
  webhookBody,
} from '#domain/consultation-request.ts';
import { fieldProblems } from '#domain/typed-text.ts';
import { environment } from '#server/environment.ts';
import { type LeadOrigin, OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { uuidOf } from '#server/uuid-of.ts';
import { bodyFormat, fieldsOf, readBody } from './body.ts';
import { callKeyOf, networkNumber } from './call-key.ts';
import { clientNetworks } from './client-networks.ts';
import { checkCsrf } from './csrf-check.ts';
import { leadOrigin } from './lead-origin.ts';
import { isOverQuota, limitRate } from './rate-limits.ts';
import { Refusal } from './refusal.ts';

const FASTEST_PERSON_MS = 1_000;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a visitor asks for, and all that is known of it. */
export type Intake = {
  id: string;
  request: ConsultationRequest;
  origin: Omit<LeadOrigin, 'callLink'>;
  /** Of a call, where the hours are the agency's own. */
  call?: { callLink: string; callKeyHash: string; callNetwork: number };
  heldBecause: string | undefined;
  /** Of an id that comes of the words alone: why the same words asked anew are held, by their new id. */
  heldAnew?: (id: string) => string | undefined;
};

/** Reads what a visitor posted; whatever is wrong with it comes back as a refusal, never as an exception. */
export async function readConsultation(post: Request): Promise<Intake | Refusal> {
  return intake(post).catch((problem) => {
    if (problem instanceof Refusal) return problem;
    throw problem;
  });
}

async function intake(post: Request): Promise<Intake> {
  const { headers, body } = post;
  checkCsrf(headers);
  const format = bodyFormat(headers);
  const networks = clientNetworks(headers, environment().trustedProxies);
  // Before the body: a flood shall not cost the memory and time of being read.
  limitRate(networks);

  const fields = fieldsOf(await readBody(headers, body), format);
  const parsed = consultationRequest.safeParse(fields);
  if (!parsed.success)
    throw new Refusal(400, 'Some fields are wrong.', {
      fields: wrongFields(parsed.error),
      given: fields,
    });

  const origin = leadOrigin(headers);
  const callAt = momentOf(parsed.data, origin.timeZone) ?? null;
  const spam = spamSignal(headers, fields);
  const whyHeld = (id: string) => spam ?? (isOverQuota(networks, id) ? OVER_QUOTA : undefined);
  const heldBecause = whyHeld(requestId(headers, parsed.data));
  return {
    id: requestId(headers, parsed.data, heldBecause),
    request: parsed.data,
    origin: { ...origin, callAt },
    ...(callHours.timeZone &&
      parsed.data.callTime && {
        call: { ...callKeyOf(post), callNetwork: networkNumber(networks.at(-1) ?? '') },
      }),
    heldBecause,
    ...(!idGiven(headers) && { heldAnew: whyHeld }),
  };
}

/** Each wrong field with what is wrong with it, in the order of the form. */
function wrongFields({ issues }: z.ZodError) {
  const problemIn = (message: string) =>
    fieldProblems.find((problem) => problem === message) ?? 'missing';
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), problemIn(message)]),
  );
}

/**
 * Why a request looks like a machine's, if it does. That holds it for an operator to look at; it is never thrown
 * away. A post without a script lacks a header, and that is no signal.
 */
function spamSignal(headers: Headers, fields: Readonly<Record<string, unknown>>) {
  const honeypot = fields['subject'] ?? '';
  if (honeypot !== '') return 'the field that people do not see was filled in';
  const age = headers.get('x-form-age-ms') ?? '';
  if (/^\d+$/.test(age) && Number(age) < FASTEST_PERSON_MS)
    return 'it was filled in faster than people can';
  return undefined;
}

function idGiven(headers: Headers) {
  const given = headers.get('idempotency-key')?.toLowerCase() ?? '';
  return UUID.test(given) ? given : undefined;
}

/**
 * The id that makes two tries one request. The browser gives its form one and sends it in a header. Without
 * one, or with one that is no UUID, it is derived: the same words on the same day are the same request. Held ones
 * are apart: whoever knows a visitor's words must not have them held by posting them first, with a filled trap.
 */
function requestId(headers: Headers, request: ConsultationRequest, heldBecause = '') {
  const given = idGiven(headers);
  if (given) return given;
  const day = request.submittedAt.slice(0, 'yyyy-MM-dd'.length);
  const words = webhookBody({ ...request, submittedAt: day });
  return uuidOf(`${words}${heldBecause}`);
}
