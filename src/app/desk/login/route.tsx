import { operatorWords } from '#content/operator-words.ts';
import { fromNowInWords } from '#domain/duration-in-words.ts';
import { environment } from '#server/configuration/environment.ts';
import { isFromDesk, logIn } from '#server/desk/desk-access.ts';
import { clientNetworks } from '#server/http/client-networks.ts';
import { readFields } from '#server/intake/posted-fields.ts';
import { limitRate } from '#server/intake/rate-limits.ts';
import {
  addressWithin,
  failureResponse,
  loginResponse,
  notFoundResponse,
  notFromDeskResponse,
  seeOtherResponse,
} from '../desk-response.tsx';

export const dynamic = 'force-dynamic';

const { desk, locale } = operatorWords;

export async function POST(request: Request) {
  try {
    limitRate(clientNetworks(request.headers, environment().trustedProxies));
    if (!isFromDesk(request)) return notFromDeskResponse();
    const { password, address } = await readFields(request);
    const outcome = await logIn(request, `${password ?? ''}`);
    const back = addressWithin(address);
    switch (outcome?.is) {
      case undefined:
        return notFoundResponse();
      case 'right':
        return seeOtherResponse(back, { 'Set-Cookie': outcome.cookie });
      case 'wrong':
        return loginResponse(403, back, desk.login.wrong);
      case 'refused':
        return tooManyResponse(back, outcome.waitSeconds);
    }
  } catch (failure) {
    return failureResponse(request, failure);
  }
}

function tooManyResponse(address: string, waitSeconds: number) {
  const when = fromNowInWords(waitSeconds * 1_000, locale);
  return loginResponse(429, address, desk.login.tooMany(when), { 'Retry-After': `${waitSeconds}` });
}
