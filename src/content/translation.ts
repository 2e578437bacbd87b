/**
 * What a language has to say, given the words of another: the same names, as many texts, and the same arguments. What
 * names a drawing or an address stays as it is.
 */
export type Words<Other> = Other extends `/${string}`
  ? Other
  : Other extends string
  ? string
  : Other extends (...given: infer Given) => string
    ? (...given: Given) => string
    : {
        readonly [Name in keyof Other]: Name extends 'id' | 'icon' | 'shape' | 'href'
          ? Other[Name]
          : Words<Other[Name]>;
      };
