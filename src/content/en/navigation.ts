export const navigation = {
  home: 'Home',
  services: 'Services',
  websites: 'Website Building',
  about: 'About Us',
  consultation: 'Contact',
} as const;
