import { CalendarCheck, Check, Clock, Mail, MessagesSquare, Phone } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, media } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { SentenceInItsRoom, SentenceOfDay } from './days.tsx';
import {
  AssistantsBubble,
  CenteredSmall,
  CustomersBubble,
  Done,
  PanelHead,
  type PanelLayout,
  ScenePanel,
  Small,
  Strong,
  Talk,
  talkStyles,
  WordsOfDay,
} from './scene-panel.tsx';
import { Voice } from './voice.tsx';
import { Week } from './week-strip.tsx';

type SceneProps = SiteWords['conversation'] & { layout: PanelLayout };

export const Chat = ({ chat }: SceneProps) => (
  <ScenePanel>
    <PanelHead>
      <HeadIcon icon={MessagesSquare} />
      <p>
        <Strong>{chat.assistant}</Strong>
        <Small>{chat.when}</Small>
      </p>
    </PanelHead>
    <Talk>
      <CustomersBubble>{chat.question}</CustomersBubble>
      <WordsOfDay of={chat.answer} bubble={AssistantsBubble} />
      <CustomersBubble>{chat.furtherQuestion}</CustomersBubble>
      <AssistantsBubble>{chat.furtherAnswer}</AssistantsBubble>
    </Talk>
  </ScenePanel>
);

export const Call = ({ call, booked, layout }: SceneProps) => (
  <CallPanel>
    <PanelHead>
      <HeadIcon icon={Phone} />
      <Strong>{call.when}</Strong>
    </PanelHead>
    {layout === 'sheet' && (
      <VoiceBox>
        <Voice />
      </VoiceBox>
    )}
    <Talk>
      <p>
        <Small>{call.caller}</Small>
        <Strong>
          <SentenceInItsRoom of={call.question} />
        </Strong>
      </p>
      <p>
        <Small>{call.assistant}</Small>
        <Strong>{call.answer}</Strong>
      </p>
      <Done>
        <Icon icon={CalendarCheck} />
        <SentenceInItsRoom of={booked} />
      </Done>
    </Talk>
  </CallPanel>
);

export const Texts = ({ texts, calendar: { days, time }, layout }: SceneProps) => (
  <TextsPanel>
    {layout === 'sheet' && (
      <IfTall>
        <CenteredSmall>{texts.booked.when}</CenteredSmall>
        <WordsOfDay of={texts.booked.text} bubble={AssistantsBubble} />
      </IfTall>
    )}
    <Reminder>
      <CenteredSmall>
        <SentenceOfDay of={texts.when} />
      </CenteredSmall>
      <WordsOfDay of={texts.reminder} bubble={AssistantsBubble} />
    </Reminder>
    <CustomersBubble>{texts.reply}</CustomersBubble>
    <Week days={days} time={time} />
    {layout === 'sheet' && (
      <Done>
        <Icon icon={CalendarCheck} />
        {texts.confirmed}
      </Done>
    )}
  </TextsPanel>
);

export const Inbox = ({ emails, layout }: SceneProps) => {
  const isSheet = layout === 'sheet';
  return (
    <ScenePanel>
      <PanelHead>
        <HeadIcon icon={Mail} />
        <Strong>{emails.title}</Strong>
        <WithoutYou>{emails.withoutYou}</WithoutYou>
      </PanelHead>
      <Mails>
        {emails.sequence.map(({ subject, when }, index) => {
          const isSent = index === 0;
          const Row = isSent && isSheet ? SentMail : DueMail;
          const State = isSent ? Sent : Due;
          return (
            <Row key={when}>
              <State icon={isSent ? Check : Clock} />
              <p>
                <Strong>
                  <SentenceInItsRoom of={subject} />
                </Strong>
                <Small>{when}</Small>
              </p>
            </Row>
          );
        })}
      </Mails>
    </ScenePanel>
  );
};

const HeadIcon = styled(Icon)`
  color: ${color.accent};
`;

const CallPanel = styled(ScenePanel)`
  grid-template-rows: auto 1fr auto;
`;

/**
 * It stands in the middle of what a neighbour's drawing leaves. If the SVG were an item of the grid,
 * Chromium would animate its bars on the main thread. On home the voice is larger than its card.
 */
const VoiceBox = styled.div`
  min-height: 4em;
  padding: 0.75em 1em 0;
  @media ${media.medium} {
    align-self: center;
    height: clamp(4.5rem, 14vw, 13rem);
  }
`;

const TextsPanel = styled(ScenePanel)`
  ${talkStyles}
`;

/** Its parts are rows of the panel. */
const Reminder = styled.div`
  display: contents;
`;

/** In other windows a sheet has less room. */
const IfTall = styled.div`
  display: contents;

  @media not all and ${media.wider} {
    display: none;
  }
`;

const WithoutYou = styled(Small)`
  margin-inline-start: auto;
`;

/** A line joins the marks of the first and the last mail. */
const Mails = styled.ol`
  position: relative;
  isolation: isolate;
  display: grid;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 1.6em;
    inset-inline-start: 1.95em;
    border-inline-start: 1px dashed ${color.hairlineLit};
  }
`;

const DueMail = styled.li`
  display: flex;
  align-items: center;
  gap: 0.85em;
  padding: 0.6em 1em;
`;

const SentMail = styled(DueMail)`
  background: ${color.hairline};
`;

const Due = styled(Icon)`
  width: 1.9em;
  height: 1.9em;
  padding: 0.35em;
  border: 1px solid ${color.hairlineLit};
  border-radius: 50%;
  background: ${color.panelBottom};
  @media ${media.forcedColors} {
    background: none;
  }
`;

const Sent = styled(Due)`
  border-color: ${color.done};
  color: ${color.done};
`;
