import { Coffee, Phone } from 'lucide';
import styled from 'styled-components';
import { aboutPage } from '#content/about-page.ts';
import { pages } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SceneCanvas, SceneNote, ScenePanel } from '#ui/scenes/scene-canvas.tsx';

export function AboutHead() {
  return (
    <PageHead
      title={aboutPage.title}
      lead={aboutPage.lead}
      back={<BackLink href={pages.home}>{aboutPage.back}</BackLink>}
      aside={<DayScene />}
      // The title has one line beside it, whichever letters are there first.
      width="26rem"
    />
  );
}

/** A day of work: what is routine is done elsewhere, and what is left is for people. */
function DayScene() {
  return (
    <Day>
      <path
        className="hue-line"
        strokeOpacity=".6"
        strokeWidth="1.500"
        d="M226 94c40 0 24 36 62 36M226 130h62M226 202c40 0 24-72 62-72M314 104V84M314 156v20"
      />
      <ScenePanel x={36} y={22} width={206} height={216} radius={16} />
      <path className="title" strokeWidth="5" d="M54 44h64" />
      <path className="words" d="M54 56h36" />
      <circle className="primary" cx="184" cy="49" r="10" />
      <circle className="hue" cx="200" cy="49" r="10" />
      <circle className="ink" cx="216" cy="49" r="10" />
      <path className="hairline" d="M36 72h206" />

      {ROUTINE.map((y) => (
        <g key={y}>
          <circle className="icon-quiet" cx="62" cy={y} r="9" />
          <path className="done" d={`m57.500 ${y} 3 3 6-6.500`} />
          <path className="words" d={`M82 ${y - 4}h84M82 ${y + 6}h52`} />
        </g>
      ))}
      <g className="part">
        <rect className="tile" x="46" y="148" width="186" height="36" rx="9" />
        <circle className="primary" cx="62" cy="166" r="9" />
        <path className="title" d="M82 161h96" />
        <path className="words" d="M82 172h62" />
        <rect className="primary" x="194" y="158" width="28" height="16" rx="8" />
        <path className="on-primary" strokeWidth="3" d="M203 166h10" />
      </g>

      <g className="part late">
        <ScenePanel x={288} y={104} width={52} height={52} radius={16} />
        <path className="hue" d="M314 114q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16z" />
      </g>
      <g className="afloat">
        <SceneNote x={258} y={20} width={124} icon={Phone} />
      </g>
      <g className="part last">
        <SceneNote x={258} y={176} width={124} icon={Coffee} fill="tile" stroke="icon-lit" />
      </g>
    </Day>
  );
}

const ROUTINE = [94, 130, 202];

/** Where it would stand below the lead, what the page has to say comes first. */
const Day = styled(SceneCanvas)`
  max-width: 30rem;
  margin-inline: auto;

  @media ${media.narrow} { display: none; }
`;
