import { readConsultation } from '#server/intake/intake.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { keepRequest } from '#server/keep-request.ts';
import { log } from '#server/log.ts';
import { answerNotKept, answerReceived, answerRefused, isForm } from './responses.ts';

export const maxDuration = 60;

export async function POST(post: Request) {
  const intake = await readConsultation(post);
  if (intake instanceof Refusal) return refuse(post, intake);

  const kept = await keepRequest(intake);
  if (kept.outcome !== 'not stored') return answerReceived(post, kept, intake.origin);

  log.error('Request was not accepted', { id: intake.id, copyInBrowser: !isForm(post) });
  return answerNotKept(post, intake);
}

function refuse(post: Request, refusal: Refusal) {
  const { status, message, fields = {} } = refusal;
  log.info('Request refused', { status, reason: message, fields: Object.keys(fields).join(' ') });
  return answerRefused(post, refusal);
}

function refuseMethod(request: Request) {
  return answerRefused(request, { status: 405, fields: undefined, headers: { Allow: 'POST' } });
}

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
