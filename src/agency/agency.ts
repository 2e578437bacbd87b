import type { Agency } from '#agency-types.ts';

/** The name and the contacts that visitors see. Requests go where .env.local says. */
export const agency: Agency = {
  name: 'Smart Business',
  email: 'hello@smartbusiness.example',
  phone: '+1 202 555 0142',
  currency: 'USD', // for all prices
  copyrightYear: 2025,
  social: [
    {
      network: 'LinkedIn',
      icon: 'in',
      href: 'https://www.linkedin.com/company/smart-business',
    },
    {
      network: 'Instagram',
      icon: 'camera',
      href: 'https://www.instagram.com/smart.business/',
      linkedOnThankYou: true,
    },
  ],
  // What the drawings of home and About show. Remove what you do not offer.
  channels: ['website', 'email', 'chat', 'call', 'text'],
  // On the home page. The files are in `public`.
  customerLogos: [
    // { name: 'Acme', file: '/acme.svg', width: 120, height: 40 },
  ],
};
