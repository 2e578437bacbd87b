/** Runs inline before the form, because a visitor may press Submit while the page is still loading. */
import { notePosts } from './native-post.ts';

notePosts();
