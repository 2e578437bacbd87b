import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, media, otherColor, tracking } from '#styles/tokens.ts';
import {
  AssistantsBubble,
  CustomersBubble,
  PanelHead,
  type PanelLayout,
  ScenePanel,
  Small,
  WordsOfDay,
} from './scene-panel.tsx';
import { Week } from './week-strip.tsx';

type BrowserProps = SiteWords['conversation'] & { layout: PanelLayout };

export function Browser({ website, calendar, layout }: BrowserProps) {
  const { address, menu, headline, note, action, question, answer } = website;
  const isSheet = layout === 'sheet';
  const Links = isSheet ? LinksIfRoom : Menu;
  return (
    <ScenePanel>
      <Bar>
        <Address dir="ltr">{address}</Address>
      </Bar>
      <Page>
        <Links>
          {menu.map((link) => (
            <span key={link}>{link}</span>
          ))}
        </Links>
        <Title>
          <p>{headline}</p>
          <Pointer viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m1 1 7 18 4-7 7-4z" />
          </Pointer>
        </Title>
        <WeekOfVisits>
          <Week {...calendar} withHours={isSheet} />
        </WeekOfVisits>
        <Action>
          <Note>{note}</Note>
          <Button>{action}</Button>
        </Action>
        <ChatWindow>
          <WordsOfDay of={question} bubble={CustomersBubble} />
          <AssistantsBubble>{answer}</AssistantsBubble>
        </ChatWindow>
      </Page>
    </ScenePanel>
  );
}

const windowButtons = [0, 1, 2].map(
  (dot) =>
    `radial-gradient(circle at ${1.3 + dot}em 50%, ${color.hairlineLit} 0.3em, transparent 0.35em)`,
);

const Bar = styled(PanelHead)`
  min-height: 0;
  padding-inline-start: 4em;
  background: ${windowButtons.join()};
`;

const Address = styled(Small)`
  margin-inline: auto;
  padding: 0.1em 1em;
  border-radius: 1em;
  background: ${color.hairline};
`;

/** Its parts stand beside each other. */
const ROOMY = '(width >= 24rem)';

const Page = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 1.1em;
  padding: 1.1em 1.1em 1.4em;
  color: ${otherColor.textMuted};
  background: linear-gradient(160deg, ${otherColor.ground} 40%, ${otherColor.groundLit});

  @container ${ROOMY} {
    grid-template: auto auto 1fr auto / auto 1fr;
    gap: 1.5em;
    padding: 2em;
  }
`;

const acrossPage = css`
  @container ${ROOMY} {
    grid-column: 1 / -1;
  }
`;

const Menu = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25em min(1.25em, 2.5cqi);
  width: 100%;
  font-size: max(14px, 0.9em);
  ${acrossPage}

  &::before {
    content: '';
    width: 1.5em;
    height: 1.5em;
    margin-inline-end: auto;
    border-radius: 0.45em;
    background: ${otherColor.accentStrong};
  }
`;

/** A phone shows only the upper part of a sheet, which is to reach the title. */
const LinksIfRoom = styled(Menu)`
  @media ${media.phone} {
    display: none;
  }
`;

/** It looks selected in an editor, with a pointer. */
const Title = styled.div`
  position: relative;
  padding: 0.15em 0.3em;
  border: 1px solid ${otherColor.accentStrong};
  color: ${otherColor.text};
  font-size: max(1.5em, 7.4cqi);
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: ${tracking.heading};
  ${acrossPage}
`;

const Pointer = styled.svg`
  position: absolute;
  inset-block-start: 92%;
  inset-inline-start: 98%;
  fill: ${otherColor.text};
  stroke: ${otherColor.ground};
`;

const WeekOfVisits = styled.div`
  width: 100%;
  height: 100%;
  ${acrossPage}
`;

const Action = styled.div`
  display: grid;
  justify-items: start;
  align-self: end;
  gap: 0.75em;
  max-width: 10em;
`;

const Note = styled.p`
  @container not ${ROOMY} {
    display: none;
  }
`;

const Button = styled.span`
  padding: 0.4em 1.1em;
  border-radius: 0.6em;
  color: ${otherColor.accent};
  background: ${otherColor.accentGlow};
  font-weight: 550;
`;

const ChatWindow = styled.div`
  display: grid;
  gap: 0.4em;
  justify-self: end;
  width: min(100%, 21em);
  padding: 0.75em;
  border: 1px solid ${color.hairlineLit};
  border-radius: 1.1em;
  background: ${color.panelBottom};
  box-shadow: 0 1em 2em -0.75em ${color.shadow};
`;
