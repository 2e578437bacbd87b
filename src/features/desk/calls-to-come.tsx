import styled from 'styled-components';
import { ownLanguage } from '#content/languages.ts';
import { operatorWords } from '#content/operator-words.ts';
import { wordsIn } from '#content/words.ts';
import { color, size, space } from '#styles/tokens.ts';
import { Line, Panel, PanelTitle, Quiet, Row, Rows, VisitorLink } from './desk-parts.ts';
import type { CallToCome, ShownPhone } from './shown.ts';

const { calls } = operatorWords.desk;
const { labels } = wordsIn(ownLanguage).requestWords;

export function CallsToCome({ calls: toCome }: { calls: readonly CallToCome[] }) {
  if (toCome.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="calls-to-come">
      <PanelTitle id="calls-to-come">{calls.title}</PanelTitle>
      <Rows>
        {toCome.map((call) => (
          <Row key={call.address}>
            <Moment>{call.moment}</Moment>
            <People>
              <VisitorLink href={call.address} dir="auto">
                {call.visitor}
              </VisitorLink>
              <PhoneLink phone={call.phone} />
            </People>
            {call.remarks.map((remark) => (
              <Line key={remark}>{remark}</Line>
            ))}
            {call.changeLink && <Quiet href={call.changeLink}>{labels['callLink']}</Quiet>}
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

export const PhoneLink = ({ phone }: { phone: ShownPhone | undefined }) =>
  phone ? <Phone href={phone.href}>{phone.number}</Phone> : null;

const Moment = styled.strong`
  color: ${color.text};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
`;

const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.lg};
`;

const Phone = styled.a`
  min-height: ${size.touch};
  align-content: center;
`;
