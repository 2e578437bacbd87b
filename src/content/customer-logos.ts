/**
 * Logos of customers, files in `public`: `{ name: 'Acme', file: '/acme.svg', width: 120, height: 40 }`. A logo stands on
 * white unless it names another `ground`.
 */
export const logos: readonly {
  name: string;
  file: string;
  width: number;
  height: number;
  ground?: string;
}[] = [];
