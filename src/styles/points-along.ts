/** The class of a drawing that points along the text. Right-to-left pages turn it around. */
export const POINTS_ALONG = 'points-along';
