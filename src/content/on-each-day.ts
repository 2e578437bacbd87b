/** Words that name the day which a visitor chose: one for each day, or one for all of them. */
export type OnEachDay = readonly [string] | readonly [string, string, string, string];
