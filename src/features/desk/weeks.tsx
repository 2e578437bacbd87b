import { operatorWords } from '#content/operator-words.ts';
import { DESK_ADDRESS } from './desk-frame.tsx';
import { Choice, Choices, Line, Panel, PanelTitle, Quiet, Title } from './desk-parts.ts';
import { HoursOfDays } from './hours-of-days.tsx';
import { ShareBars } from './share-bars.tsx';
import type { ShownTable } from './shown.ts';
import { WeekColumns } from './week-columns.tsx';

const { desk } = operatorWords;
const { weeks: words } = desk;

export const WEEKS_ADDRESS = `${DESK_ADDRESS}/weeks`;

type WeeksProps = {
  isEmpty: boolean;
  sentence: string;
  /** The first one has the weeks. */
  tables: readonly ShownTable[];
  span: number;
  spans: readonly number[];
};

export const Weeks = ({ isEmpty, sentence, tables, span, spans }: WeeksProps) => (
  <>
    <Quiet href={DESK_ADDRESS}>‹ {desk.back}</Quiet>
    <Panel as="section">
      <Title>{words.title}</Title>
      <Line>{isEmpty ? words.none : sentence}</Line>
      {!isEmpty && tables.slice(0, 1).map((weeks) => <WeekColumns key={weeks.name} {...weeks} />)}
    </Panel>
    {!isEmpty && (
      <>
        <Choices aria-label={words.title}>
          {spans.map((weeks) => (
            <Choice
              key={weeks}
              href={`${WEEKS_ADDRESS}?weeks=${weeks}`}
              aria-current={weeks === span || undefined}
            >
              {words.span(weeks)}
            </Choice>
          ))}
        </Choices>
        {tables.slice(1).map((table) => (
          <Panel as="section" key={table.name}>
            <PanelTitle>
              {table.title}, {words.span(span)}
            </PanelTitle>
            {table.name === 'days' ? <HoursOfDays {...table} /> : <ShareBars {...table} />}
          </Panel>
        ))}
        <Quiet href={`${WEEKS_ADDRESS}?weeks=${span}&as=csv`}>{words.csv}</Quiet>
      </>
    )}
  </>
);
