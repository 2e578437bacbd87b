import styled, { css } from 'styled-components';
import { visitorsEntry } from '#content/visitors-entry.ts';
import type { SiteWords } from '#content/words.ts';
import { entryUrl } from '#domain/calendar-entry.ts';
import { timeStatus } from '#domain/call-state.ts';
import { color, media, space } from '#styles/tokens.ts';
import { secondaryStyles } from '#ui/button.styles.ts';
import { ButtonLink, SecondaryButton, SecondaryLink } from '#ui/button.tsx';
import { Stub } from '../ticket/ticket.tsx';
import type { CallView, ShownCall } from './shown-call.ts';
import { TimeInput } from './time-input.tsx';

type CallStubProps = {
  words: SiteWords;
  call: ShownCall;
  link: string | null;
  view: CallView;
  sideBySideIn: string | undefined;
  isTorn: boolean;
};

export function CallStub({ words, call, link, view, sideBySideIn, isTorn }: CallStubProps) {
  const { callPage, pages } = words;
  if (view.about === 'closed')
    return (
      <Actions $isTorn={isTorn}>
        <BookAgain href={pages.consultation}>{callPage.bookAgain}</BookAgain>
      </Actions>
    );

  const visit = call.agencyVisit ? [call.agencyVisit] : [];
  const query = (...names: string[]) => `?${[...names, ...visit].join('&')}`;
  if (view.about === 'cancelling')
    return (
      <Actions as="form" method="post" action={query()} $sideBySideIn={sideBySideIn}>
        <input type="hidden" name="revision" value={call.request.revision} />
        <Keep href={query()}>{callPage.keep}</Keep>
        <CancelNow type="submit" name="action" value="cancel">
          {callPage.yesCancel}
        </CancelNow>
      </Actions>
    );

  const start = call.ownTime;
  const status = timeStatus(call.callState);
  const entry = start && visitorsEntry(words, call.request, { start, status, link });
  const toTimes = view.about === 'times' ? '' : query('week');
  return (
    <Actions $sideBySideIn={sideBySideIn}>
      {entry && (
        <ToCalendar download="call.ics" href={entryUrl(entry)} $mayChange={status === 'tentative'}>
          {callPage.toCalendar}
        </ToCalendar>
      )}
      <Move href={`${toTimes}#move`}>{callPage.move}</Move>
      <Cancel href={query('cancel')}>{callPage.cancel}</Cancel>
    </Actions>
  );
}

const Actions = styled(Stub)`
  row-gap: ${space.sm};
  @media ${media.print} {
    display: none;
  }
`;

const BookAgain = styled(ButtonLink)`
  flex: 0 1 15rem;
`;

/** With large text, an action moves to the next line before a word of it breaks. */
const actionStyles = css`
  flex: 1;
  min-width: min-content;
  padding-inline: ${space.xs};
  overflow-wrap: break-word;
`;

const quietStyles = css`
  ${secondaryStyles}
  border-color: ${color.hairlineLit};
`;

/** A time that is to be confirmed may change, so its calendar entry is not primary. */
const ToCalendar = styled(ButtonLink)<{ $mayChange: boolean }>`
  ${actionStyles}
  ${({ $mayChange }) => $mayChange && quietStyles}
  :root:has(${TimeInput}:checked) & {
    ${quietStyles}
  }
  @media ${media.phone} {
    flex-basis: 100%;
  }
`;

const Move = styled(SecondaryLink)`
  ${actionStyles}
  border-color: ${color.hairlineLit};
  background: none;
`;

const Cancel = styled(SecondaryLink)`
  ${actionStyles}
  border-color: transparent;
  color: ${color.danger};
  background: none;
`;

const Keep = styled(ButtonLink)`
  ${actionStyles}
`;

const CancelNow = styled(SecondaryButton)`
  ${actionStyles}
  border-color: color-mix(in srgb, ${color.danger} 40%, transparent);
  color: ${color.danger};
  background: none;
`;
