import { operatorWords } from '#content/operator-words.ts';
import { RequestView } from '#features/desk/request-view.tsx';
import { readRequest } from '#server/desk/read-request.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { deskResponse, withDesk } from '../../desk-response.tsx';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export const GET = (request: Request, { params }: Context) =>
  withDesk(request, async () => {
    const shown = await readRequest(ourRequests(), (await params).id);
    return deskResponse(operatorWords.desk.request.title, <RequestView {...shown} />);
  });
