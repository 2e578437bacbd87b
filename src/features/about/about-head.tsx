import { Check, Coffee } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { Stage } from '#features/scenes/stage.tsx';
import { color, font } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { BackLink, PageHead } from '#ui/page-head.tsx';

export const AboutHead = ({ words: { aboutPage, conversation, pages } }: { words: SiteWords }) => (
  <PageHead
    title={aboutPage.title}
    lead={aboutPage.lead}
    back={<BackLink href={pages.home}>{aboutPage.back}</BackLink>}
    aside={<DayScene {...conversation} />}
  />
);

const DayScene = ({ day, emails }: SiteWords['conversation']) => (
  <Day name="day">
    <div className="panel">
      <div className="head">
        <b>{day.title}</b>
        <small className="end">{emails.byItself}</small>
      </div>
      <ul>
        <Routine steps={day.before} />
        <li className="yours">
          <Icon icon={Coffee} />
          <b>{day.yours}</b>
          <small className="end">{day.byYou}</small>
        </li>
        <Routine steps={day.after} />
      </ul>
    </div>
  </Day>
);

const Routine = ({ steps }: { steps: readonly string[] }) =>
  steps.map((step) => (
    <li key={step}>
      <Icon icon={Check} />
      {step}
    </li>
  ));

const Day = styled(Stage)`
  align-self: start;

  ul { padding: 0.5em; }
  li { display: flex; align-items: center; gap: 0.75em; padding: 0.45em 0.6em; }
  li svg { color: ${color.done}; }
  .yours {
    margin-block: 0.35em;
    border-radius: 0.75em;
    background: ${color.accentGlow};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  && > div { font-size: min(${font.small}, 5cqi); }
`;
