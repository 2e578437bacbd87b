import { notFound } from 'next/navigation';
import { languages } from '#content/languages.ts';
import { feedOf, readPost, slugsIn, wordsAbout } from '#content/posts.ts';
import { PostView } from '#features/blog/post-view.tsx';
import { pageMetadata } from '#features/in-search/page-metadata.ts';
import { formOnPaper } from '#features/in-search/site-url.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { addressOfPage, wordsOf } from '../../../page-words.ts';

export const dynamicParams = false;
export const generateStaticParams = () =>
  languages.flatMap(({ code }) => slugsIn(code).map((slug) => ({ language: code, slug })));

type Props = { params: Promise<{ language: string; slug: string }> };

export async function generateMetadata({ params }: Props) {
  const { words, post } = await wordsAndPost(params);
  return pageMetadata(words, { ...post, feed: feedOf(words.language) });
}

export default async function PostPage({ params }: Props) {
  const { words, post } = await wordsAndPost(params);
  return (
    <SiteFrame words={words} current={post.address}>
      <PostView words={words} post={post} blog={addressOfPage(words, 'blog')} />
      <CallToAction
        {...words.homePage.contact}
        href={words.pages.consultation}
        onPaper={formOnPaper(words)}
      />
    </SiteFrame>
  );
}

async function wordsAndPost(params: Props['params']) {
  const words = await wordsOf(params);
  const { slug } = await params;
  if (!slugsIn(words.language).includes(slug)) notFound();
  return { words: wordsAbout(words, slug), post: readPost(words.language, slug) };
}
