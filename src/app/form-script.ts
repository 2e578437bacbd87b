/** What the consultation form does before the island is there. It stands in the page, so that nothing moves later. */
import { notePosts } from '#features/consultation/form/draft.ts';
import { markServiceOfLink } from '#features/consultation/form/mark-service-of-link.ts';

markServiceOfLink();
notePosts();
