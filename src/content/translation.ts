/** The type of one language's words, from another's: same keys, equally long lists, same arguments. */
export type Words<Other> = Other extends `/${string}`
  ? Other
  : Other extends string
  ? string
  : Other extends (...given: infer Given) => string
    ? (...given: Given) => string
    : {
        readonly [Name in keyof Other]: Name extends 'id' | 'icon' | 'drawing' | 'href'
          ? Other[Name]
          : Words<Other[Name]>;
      };
