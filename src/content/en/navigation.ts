export const navigation = {
  home: 'Home',
  services: 'Services',
  websites: 'Website Building',
  about: 'About Us',
  blog: 'Blog',
  consultation: 'Contact',
} as const;
