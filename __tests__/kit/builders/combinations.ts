type Choices<Case> = { readonly [Name in keyof Case]: readonly Case[Name][] };

export function combinations<Case extends object>(choices: Choices<Case>): Case[] {
  const names = Object.keys(choices) as (keyof Case)[];
  return names.reduce<object[]>(
    (cases, name) =>
      cases.flatMap((begun) => choices[name].map((choice) => ({ ...begun, [name]: choice }))),
    [{}],
  ) as Case[];
}
