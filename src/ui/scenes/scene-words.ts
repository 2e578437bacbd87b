export type SceneWords = {
  booked: string;
  website: Record<'address' | 'headline' | 'action' | 'when' | 'question' | 'answer', string> & {
    menu: readonly string[];
  };
  emails: Record<'title' | 'byItself', string> & {
    sequence: readonly { subject: string; when: string }[];
  };
  chat: Record<
    'who' | 'hours' | 'question' | 'answer' | 'furtherQuestion' | 'furtherAnswer',
    string
  >;
  call: Record<'title' | 'caller' | 'question' | 'assistant' | 'answer', string>;
  texts: Record<'when' | 'reminder' | 'reply' | 'confirmed', string>;
  calendar: { time: string; times: readonly string[]; days: readonly string[] };
};
