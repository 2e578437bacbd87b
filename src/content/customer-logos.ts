/** Files in `public`: `{ name: 'Acme', file: '/acme.svg', width: 120, height: 40 }`, on white unless `ground` names another colour. */
export const customerLogos: readonly { name: string; file: string; width: number; height: number; ground?: string }[] = [];
