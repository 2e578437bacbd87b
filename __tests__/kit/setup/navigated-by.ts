export const navigatedBy = (type: string) =>
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
