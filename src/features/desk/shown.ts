import type { OperatorWords } from '#content/operator-words.ts';

/** The pages of the desk show these, in words of the agency's own language. */
export type Action = keyof OperatorWords['desk']['actions'];

export type State = 'pending' | 'delivered' | 'held' | 'parked' | 'erased';
export type CountedState = 'pending' | 'late' | 'held' | 'parked';

export type ShownRequest = {
  id: string;
  address: string;
  visitor: string;
  subject: string;
  state: State;
  received: string;
  remark: string;
};

export type RequestToAnswer = ShownRequest & {
  reply: { text: string; href: string } | undefined;
  promise: string | undefined;
  isOverdue: boolean;
};

export type ShownPhone = { number: string; href: string };

export type CallToCome = {
  address: string;
  visitor: string;
  phone: ShownPhone | undefined;
  moment: string;
  remarks: readonly string[];
  changeLink: string | undefined;
};

export type Delivery = {
  flow: 'flows' | 'late' | 'paused' | 'nobody';
  inWords: string;
  sentences: readonly string[];
  actions: readonly Action[];
};

export type ShownTable = {
  name: string;
  title: string;
  columns: readonly string[];
  rows: readonly { label: string; counts: readonly number[] }[];
};

export type Fact = { label: string; value: string; href?: string | undefined };
