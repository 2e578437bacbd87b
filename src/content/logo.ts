export { logo } from '#agency/logo.ts';
