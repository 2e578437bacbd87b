import 'server-only';
import { Refusal } from './refusal.ts';

type BodyFormat = 'json' | 'form';

const FORMATS: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** Which of the two formats the body is in: a script sends JSON, a form without JavaScript the other. */
export function bodyFormat(headers: Headers): BodyFormat {
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  const format = FORMATS[mediaType.trim().toLowerCase()];
  if (format) return format;
  throw new Refusal(415, `Send one of ${Object.keys(FORMATS).join(', ')}.`, {
    headers: { Accept: Object.keys(FORMATS).join(', ') },
  });
}

/** The names and values in a body; their types are still anybody's guess. */
export function fieldsOf(body: string, format: BodyFormat): Record<string, unknown> {
  if (format === 'form') return Object.fromEntries(new URLSearchParams(body));
  try {
    return { ...Object(JSON.parse(body)) };
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}
