import styled from 'styled-components';
import type { Post } from '#content/posts.ts';
import type { SiteWords } from '#content/words.ts';
import { space } from '#styles/tokens.ts';
import { BackLink, PageHead } from '#ui/page-head.tsx';
import { Prose } from '#ui/prose.tsx';
import { Section } from '#ui/section.tsx';
import { PostDate } from './post-date.tsx';

type PostProps = { words: SiteWords; post: Post; blog: string };

export function PostView({ words, post, blog }: PostProps) {
  const { title, description, date, html } = post;
  return (
    <article>
      <PageHead
        title={title}
        lead={description}
        back={<BackLink href={blog}>{words.blogPage.allPosts}</BackLink>}
      >
        <PostDate date={date} locale={words.locale} />
      </PageHead>
      <Section>
        <PostText dangerouslySetInnerHTML={{ __html: html() }} />
      </Section>
    </article>
  );
}

const PostText = styled(Prose)`
  padding-block-end: ${space.section};

  .right {
    text-align: end;
  }
  .center {
    text-align: center;
  }
`;
