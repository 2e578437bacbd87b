import styled from 'styled-components';
import { BrowserModule } from '#browser/built-modules.tsx';
import { promiseInWords, replyOwedTo } from '#content/reply-promise.ts';
import type { SiteWords } from '#content/words.ts';
import { color, radius, space } from '#styles/tokens.ts';
import { PageHead } from '#ui/page-head.tsx';
import { part } from '../page-parts.ts';
import { CallTicket } from './call-ticket.tsx';
import { OtherTimes } from './other-times.tsx';
import type { CallView, ShownCall } from './shown-call.ts';

type CallPageProps = { words: SiteWords; call: ShownCall; link: string | null; view: CallView };

export function callHead(words: SiteWords, call: ShownCall, view: CallView) {
  const { callPage, thankYou } = words;
  const { agencyVisit, callState, request, zone } = call;
  const lead = agencyVisit ? callPage.forVisitor : callPage.lead;
  switch (view.about) {
    case 'sent': {
      const reply = replyOwedTo(request, callState);
      const promise = reply ? promiseInWords(words, reply, zone, true) : '';
      return { title: thankYou.title, text: `${thankYou.received} ${promise}`.trim() };
    }
    case 'moved':
      return { title: callPage.moved, text: lead };
    case 'cancelling':
      return { title: callPage.cancelQuestion, text: agencyVisit ? lead : callPage.thenFree };
    case 'times':
      return { title: view.problem ? callPage.notChanged : callPage.title, text: lead };
    case 'closed':
      return callPage[view.is];
  }
}

export function CallPage(props: CallPageProps) {
  const { words, call, view } = props;
  const { title, text } = callHead(words, call, view);
  return (
    <>
      <PageHead
        title={title}
        lead={text}
        below={
          <>
            <CallTicket {...props} />
            {view.about === 'times' && <OtherTimes words={words} call={call} week={view.week} />}
          </>
        }
      >
        {view.about === 'times' && view.problem && (
          <Problem tabIndex={-1} autoFocus>
            {view.problem}
          </Problem>
        )}
      </PageHead>
      {call.request.revision > 0 && <i hidden {...part('changed-call')} />}
      <BrowserModule name="callPage" />
    </>
  );
}

const Problem = styled.p`
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  color: ${color.text};
  &:focus-visible {
    border-color: transparent;
  }
`;
