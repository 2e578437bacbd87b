import { operatorWords } from '#content/operator-words.ts';
import { Weeks } from '#features/desk/weeks.tsx';
import { SPANS } from '#server/desk/count-weeks.ts';
import { currentWeeks, spanNamed, weeksAsCsv } from '#server/desk/read-weeks.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { deskResponse, spreadsheetResponse, withDesk } from '../desk-response.tsx';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) =>
  withDesk(request, async () => {
    const { searchParams } = new URL(request.url);
    const span = spanNamed(searchParams.get('weeks'));
    if (searchParams.get('as') === 'csv')
      return spreadsheetResponse(await weeksAsCsv(ourRequests(), operatorWords, span), 'weeks.csv');
    const shown = await currentWeeks(ourRequests(), span);
    return deskResponse(operatorWords.desk.weeks.title, <Weeks {...shown} spans={SPANS} />);
  });
