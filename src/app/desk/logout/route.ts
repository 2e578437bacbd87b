import { cookieOfNoSession } from '#server/desk/session.ts';
import { seeOtherResponse, withDesk } from '../desk-response.tsx';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) =>
  withDesk(request, async () =>
    seeOtherResponse('/desk', {
      'Set-Cookie': cookieOfNoSession(request.headers),
      'Clear-Site-Data': '"cache"',
    }),
  );
