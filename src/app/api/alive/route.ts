export const dynamic = 'force-dynamic';

/**
 * For whoever restarts this process or sends visitors to it: it answers, and that is all they need to know. Without
 * a store it still serves pages and posts to the webhook itself, so `/api/health` is not theirs to ask.
 */
export function GET() {
  return Response.json({ alive: true });
}
