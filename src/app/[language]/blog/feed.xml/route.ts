import { languagesWithPosts, postsIn } from '#content/posts.ts';
import { atomFeed } from '#features/in-search/atom-feed.ts';
import { type InLanguage, wordsOf } from '../../../page-words.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => languagesWithPosts().map((language) => ({ language }));

export async function GET(_: Request, { params }: InLanguage) {
  const words = await wordsOf(params);
  const headers = { 'Content-Type': 'application/atom+xml; charset=utf-8' };
  return new Response(atomFeed(words, postsIn(words.language)), { headers });
}
