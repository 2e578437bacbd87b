import { COOKIE_OF_NO_SESSION } from '#server/desk/session.ts';
import { seeOtherResponse, withDesk } from '../desk-response.tsx';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) =>
  withDesk(request, async () =>
    seeOtherResponse('/desk', { 'Set-Cookie': COOKIE_OF_NO_SESSION, 'Clear-Site-Data': '"cache"' }),
  );
