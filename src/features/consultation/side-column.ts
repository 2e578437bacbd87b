export const sideColumn = 'min(26vw, 21rem)';
