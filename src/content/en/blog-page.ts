import { agency } from '#content/words-kit.ts';

export const blogPage = {
  title: 'Blog',
  lead: '',
  description: `Posts by ${agency.name}`,
  allPosts: 'All posts',
} as const;
