/**
 * What stands here is at the end of every page: scripts of other sites, such as statistics.
 * trusted-origins.ts must name those sites. In place of null write for example
 * `<script async src="https://plausible.io/js/script.js" data-domain="agency.example" />`
 */
export const InEveryPage = () => null;
