/** An e-mail address, which a line too short for it breaks at a sign, and in no word. */
export const Address = ({ children }: { children: string }) => (
  <span>{children.split(/(?<=@)|(?=\.)/).flatMap((part) => [part, <wbr key={part} />])}</span>
);
