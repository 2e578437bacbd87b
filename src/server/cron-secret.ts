import { isSameSecret } from './basic-auth.ts';
import { environment } from './environment.ts';

export function bringsCronSecret(call: Request) {
  const { cronSecret } = environment();
  const authorization = call.headers.get('authorization') ?? '';
  return cronSecret !== undefined && isSameSecret(authorization, `Bearer ${cronSecret}`);
}
