import { isSameSecret } from '#server/delivery/basic-auth.ts';
import { environment } from './environment.ts';

export function hasCronSecret(request: Request) {
  const { cronSecret } = environment();
  const authorization = request.headers.get('authorization') ?? '';
  return cronSecret !== undefined && isSameSecret(authorization, `Bearer ${cronSecret}`);
}
