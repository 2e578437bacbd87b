/** Something that could not be done, said so that an operator knows why. */
export class NotDone extends Error {}
