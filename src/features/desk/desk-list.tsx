import type { ComponentProps } from 'react';
import { operatorWords } from '#content/operator-words.ts';
import { CallsToCome } from './calls-to-come.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { Quiet } from './desk-parts.ts';
import { RequestSearch } from './request-search.tsx';
import type { Delivery } from './shown.ts';
import { ToAnswer } from './to-answer.tsx';
import { WEEKS_ADDRESS } from './weeks.tsx';

type DeskListProps = ComponentProps<typeof CallsToCome> & {
  delivery: Delivery;
  toAnswer: ComponentProps<typeof ToAnswer>;
  search: ComponentProps<typeof RequestSearch>;
};

export const DeskList = ({ delivery, toAnswer, calls, search }: DeskListProps) => (
  <>
    <DeliveryStatus {...delivery} />
    <ToAnswer {...toAnswer} />
    <CallsToCome calls={calls} />
    <Quiet href={WEEKS_ADDRESS}>{operatorWords.desk.weeks.link} ›</Quiet>
    <RequestSearch {...search} />
  </>
);
