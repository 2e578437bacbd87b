import { operatorWords } from '#content/operator-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ActionButton } from './action-form.tsx';
import {
  Buttons,
  Line,
  Panel,
  PanelTitle,
  Quiet,
  Remark,
  Row,
  Rows,
  VisitorLink,
  Warning,
} from './desk-parts.ts';
import type { RequestToAnswer } from './shown.ts';

const { toAnswer } = operatorWords.desk;

type ToAnswerProps = { requests: readonly RequestToAnswer[]; more: string | undefined };

/** The oldest promise stands first. */
export const ToAnswer = ({ requests, more }: ToAnswerProps) => (
  <Panel as="section" aria-labelledby="to-answer">
    <PanelTitle id="to-answer">{toAnswer.title}</PanelTitle>
    {requests.length === 0 && <Line>{toAnswer.none}</Line>}
    <Rows>
      {requests.map((request) => (
        <Waiting key={request.id} {...request} />
      ))}
    </Rows>
    {more && <Quiet href={more}>{toAnswer.more}</Quiet>}
  </Panel>
);

function Waiting({
  id,
  address,
  visitor,
  subject,
  received,
  reply,
  promise,
  isOverdue,
}: RequestToAnswer) {
  const Due = isOverdue ? Warning : Line;
  return (
    <Row>
      <div>
        <VisitorLink href={address} dir="auto">
          {visitor}
        </VisitorLink>
        <Line dir="auto">{subject}</Line>
      </div>
      {promise && <Due>{promise}</Due>}
      <Remark>{toAnswer.received(received)}</Remark>
      <Buttons>
        {reply && <ButtonLink href={reply.href}>{reply.text}</ButtonLink>}
        <ActionButton action="answered" target={id} />
      </Buttons>
    </Row>
  );
}
