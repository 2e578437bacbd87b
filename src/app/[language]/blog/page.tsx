import { feedOf, postsForList } from '#content/posts.ts';
import { PostList } from '#features/blog/post-list.tsx';
import { pageMetadata } from '#features/in-search/page-metadata.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { addressOfPage, type InLanguage, wordsOf } from '../../page-words.ts';

export async function generateMetadata({ params }: InLanguage) {
  const words = await wordsOf(params);
  const address = addressOfPage(words, 'blog');
  return pageMetadata(words, { ...words.blogPage, address, feed: feedOf(words.language) });
}

export default async function BlogPage({ params }: InLanguage) {
  const words = await wordsOf(params);
  return (
    <SiteFrame words={words} current={addressOfPage(words, 'blog')}>
      <PostList words={words} posts={postsForList(words.language)} />
    </SiteFrame>
  );
}
