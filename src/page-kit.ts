/** What pages of an agency are made of. Until 2.0.0 these names stay. */
export { type InLanguage, wordsOf } from '#app/page-words.ts';
export { pageMetadata } from '#features/in-search/page-metadata.ts';
export { SiteFrame } from '#features/site-frame/site-frame.tsx';
export { Button } from '#ui/button.tsx';
export { CallToAction } from '#ui/call-to-action.tsx';
export { TextField } from '#ui/field.tsx';
export { PageHead } from '#ui/page-head.tsx';
export { Prose } from '#ui/prose.tsx';
export { Section, SectionHead } from '#ui/section.tsx';
