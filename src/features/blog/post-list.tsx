import styled from 'styled-components';
import type { Post } from '#content/posts.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, motion, size, space, tracking } from '#styles/tokens.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Section } from '#ui/section.tsx';
import { PostDate } from './post-date.tsx';

export function PostList({ words, posts }: { words: SiteWords; posts: readonly Post[] }) {
  const { title, lead } = words.blogPage;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Section>
        <List>
          {posts.map(({ address, title, description, date, language }) => (
            <Entry key={address} lang={language === words.language ? undefined : language}>
              <PostDate date={date} locale={words.locale} />
              <Title>
                <TitleLink href={address}>{title}</TitleLink>
              </Title>
              <p>{description}</p>
            </Entry>
          ))}
        </List>
      </Section>
    </>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${size.prose};
`;

const Entry = styled.article`
  display: grid;
  gap: ${space.xs};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};
`;

const Title = styled.h2`
  font-size: ${font.h3};
  letter-spacing: ${tracking.title};
`;

const TitleLink = styled.a`
  color: inherit;
  text-decoration: none;
  transition: color ${motion.feedback};

  &:hover {
    color: ${color.accent};
  }
`;
