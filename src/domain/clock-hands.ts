/** Pivot and dots tell a clock from a line when the hands fall together. */
export function clockHands(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hands = `M${tip(minutes / 60, 30)} 48 48 ${tip(hours / 12 + minutes / 720, 17)}`;
  const hub = 'M45 48a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
  const quarters = 'M48 13h.1M83 48h.1M48 83h.1M13 48h.1';
  return hands + hub + quarters;
}

function tip(turns: number, length: number) {
  const angle = 2 * Math.PI * turns;
  const x = Math.round(48 + length * Math.sin(angle));
  const y = Math.round(48 - length * Math.cos(angle));
  return `${x} ${y}`;
}
