/** Who the agency is. The specification withholds these, so replace them with your own. */
export const agency = {
  name: 'Smart Business',
  tagline: 'Smart Business Starts Here',
  blurb:
    'We build AI-powered websites and the automation behind them, so your team can get back to the work only people can do.',
  email: 'hello@smartbusiness.example',
  phone: '+1 202 555 0142',
  copyrightYear: 2025,
  social: {
    professional: { network: 'LinkedIn', href: 'https://www.linkedin.com/company/smart-business' },
    photos: { network: 'Instagram', href: 'https://www.instagram.com/smart.business/' },
  },
} as const;
