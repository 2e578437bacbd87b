/** The width of the column beside the fields in a wide window. Titles stand in it. */
export const sideColumn = 'min(26vw, 21rem)';
