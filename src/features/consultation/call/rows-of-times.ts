/** Whether a time would be alone in the last row of six. The rows of the day then have five. */
export const leavesOneAlone = (partsOfDay: readonly { times: readonly unknown[] }[]) =>
  partsOfDay.some(({ times }) => times.length > 6 && times.length % 6 === 1);
