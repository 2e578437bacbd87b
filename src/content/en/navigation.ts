export const navigation = {
  home: 'Home',
  services: 'Services',
  websites: 'Website Building',
  about: 'About Us',
  contact: 'Contact',
} as const;
