/** The hands of a clock that shows a time such as "13:30", as a path in a square of 96. */
export function clockHands(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `M${tip(minutes / 60, 27)} 48 48 ${tip(hours / 12 + minutes / 720, 16)}`;
}

function tip(turns: number, length: number) {
  const angle = 2 * Math.PI * turns;
  return `${Math.round(48 + length * Math.sin(angle))} ${Math.round(48 - length * Math.cos(angle))}`;
}
