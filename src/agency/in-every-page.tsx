/**
 * Stands at the end of every page of the build, for scripts of other sites, such as
 * `<script async src="https://plausible.io/js/script.js" data-domain="agency.example" />`.
 * trusted-origins.ts must name their origins.
 */
export const InEveryPage = () => null;
