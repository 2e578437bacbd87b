/** Inline, so that nothing moves when the form's client component starts. */
import { notePosts } from '#features/consultation/form/draft.ts';
import { markServiceOfLink } from '#features/consultation/form/mark-service-of-link.ts';

markServiceOfLink();
notePosts();
