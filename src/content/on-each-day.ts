/** Words that name the day which a visitor chose: one for each day of the choice, or one for all. */
export type OnEachDay = readonly [string] | readonly [string, string, string, string];
