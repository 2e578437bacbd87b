export const bookedSlots = (_date: string): readonly string[] => [];
