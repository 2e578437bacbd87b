import 'server-only';
import type { z } from 'zod';
import {
  type ConsultationRequest,
  consultationRequest,
  readPlainForm,
} from '#domain/consultation-request.ts';
import { environment } from '#server/environment.ts';
import { type LeadOrigin, OVER_SHARE } from '#server/outbox/requests.ts';
import { bodyFormat, fieldsOf } from './body-format.ts';
import { clientNetworks } from './client-networks.ts';
import { refuseCrossSite } from './cross-site.ts';
import { refuseFlood } from './flood.ts';
import { leadOrigin } from './lead-origin.ts';
import { isOverShare } from './network-share.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { requestId } from './request-id.ts';
import { spamSignal } from './spam-signal.ts';
import { noticeUncountedProxy } from './uncounted-proxy.ts';

type Intake = {
  id: string;
  request: ConsultationRequest;
  origin: LeadOrigin;
  heldBecause: string | undefined;
};

/** Reads what a visitor posted; whatever is wrong with it comes back as a refusal, never as an exception. */
export async function readConsultation(post: Request): Promise<Intake | Refusal> {
  try {
    return await intake(post);
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

async function intake({ headers, body }: Request): Promise<Intake> {
  refuseCrossSite(headers);
  const format = bodyFormat(headers);
  const { trustedProxies } = environment();
  noticeUncountedProxy(headers, trustedProxies);
  const networks = clientNetworks(headers, trustedProxies);
  // Before the body: a flood shall not cost the memory and time of being read.
  refuseFlood(networks);

  const fields = fieldsOf(await readBody(headers, body), format);
  const parsed = format === 'form' ? readPlainForm(fields) : consultationRequest.safeParse(fields);
  if (!parsed.success)
    throw new Refusal(400, 'Some fields are wrong.', { fields: wrongFields(parsed.error) });

  const heldBecause =
    spamSignal(headers, fields) ??
    (isOverShare(networks, requestId(headers, parsed.data)) ? OVER_SHARE : undefined);
  return {
    id: requestId(headers, parsed.data, heldBecause),
    request: parsed.data,
    origin: leadOrigin(headers),
    heldBecause,
  };
}

/** Each wrong field with what is wrong with it, in the order of the form. */
function wrongFields({ issues }: z.ZodError) {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
