import styled from 'styled-components';
import { fillBlanks } from '#content/fill-blanks.ts';
import type { SiteWords } from '#content/words.ts';
import { contactMethods } from '#domain/consultation-fields.ts';
import { font } from '#styles/tokens.ts';
import { blank, shownIf } from '../page-parts.ts';
import { ContactStub } from '../ticket/contact-stub.tsx';
import { looksOnPaper, ofLook } from '../ticket/ticket.styles.ts';
import { Headline, Label, Line, Zone } from '../ticket/ticket.tsx';
import { TicketMark } from '../ticket/ticket-mark.tsx';
import { WithBlanks } from '../with-blanks.tsx';
import { Summary, TypedText } from './summary.tsx';

/** A request for a call has this summary only if it names no time. */
export const ReplySummary = ({ words }: { words: SiteWords }) => (
  <Summary $look={looksOnPaper.waiting} {...shownIf('unknown', ...contactMethods)}>
    <TicketMark of="tentative" />
    <Line {...shownIf('unknown', 'untimed')}>
      <Headline>{words.sentRequest.replyWithin}</Headline>
    </Line>
    <Line {...shownIf('unknown')}>
      {fillBlanks(words.sentRequest.whileOpen, words.plainControls)}
    </Line>
    <Line {...shownIf('timed')}>
      <Label>{words.sentRequest.replyBy}</Label> <Time {...blank('time')} />{' '}
      <Day {...blank('day')} /> <Zone {...blank('zone')} />
    </Line>
    {contactMethods.map((method) => (
      <Line key={method} {...shownIf(method)}>
        <WithBlanks text={words.sentRequest[`${method}To`]} as={TypedText} />
      </Line>
    ))}
    <ContactStub words={words} isFaint />
  </Summary>
);

const Time = styled(Headline)`
  font-size: min(3.5rem, 11vw);
`;

const Day = styled.b`
  display: block;
  color: ${ofLook.ink};
  font-size: ${font.h3};
  font-weight: 550;
`;
