/** A code such as DKK makes an amount long, so a large price may break after its slash. */
export const PriceText = ({ children }: { children: string }) =>
  children
    .split(/(?<=\/)/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={part} />, part]));
