export { hours as callHours } from '#agency/hours.ts';
