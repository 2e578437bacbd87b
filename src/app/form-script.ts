/** The form's behaviour before the island runs. It is inline, so that nothing moves later. */
import { notePosts } from '#features/consultation/form/draft.ts';
import { markServiceOfLink } from '#features/consultation/form/mark-service-of-link.ts';

markServiceOfLink();
notePosts();
