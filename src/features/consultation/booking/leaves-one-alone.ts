export const leavesOneAlone = (partsOfDay: readonly { times: readonly unknown[] }[]) =>
  partsOfDay.some(({ times }) => times.length > 6 && times.length % 6 === 1);
