import { agency } from '#content/words-kit.ts';

export const blogPage = {
  title: 'Blog',
  lead: '',
  description: `Beiträge von ${agency.name}`,
  allPosts: 'Alle Beiträge',
} as const;
