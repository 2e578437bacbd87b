/** A narrow line breaks an e-mail address at a sign, not in a word. */
export const Address = ({ children }: { children: string }) => (
  <span>{children.split(/(?<=@)|(?=\.)/).flatMap((part) => [part, <wbr key={part} />])}</span>
);
