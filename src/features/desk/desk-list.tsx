import type { ComponentProps } from 'react';
import { CallsToCome } from './calls-to-come.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { RequestSearch } from './request-search.tsx';
import type { Delivery } from './shown.ts';
import { ToAnswer } from './to-answer.tsx';

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
    <RequestSearch {...search} />
  </>
);
