import { createElement } from 'react';
import { agency } from '#content/agency.ts';
import { legalEntity } from '#content/legal-entity.ts';
import { withWholeWords } from '#content/whole-words.ts';
import type { SiteWords } from '#content/words.ts';
import { addressOf } from './site-url.ts';

export const StructuredData = ({ of }: { of: Record<string, unknown> }) =>
  createElement('script', { type: 'application/ld+json' }, withWholeWords(JSON.stringify(of)));

export const agencyData = (words: SiteWords) => ({
  '@context': 'https://schema.org',
  ...agencyNode(words),
});

function agencyNode({ agency, homePage, pages }: SiteWords) {
  const { name, tagline, email, phone, social } = agency;
  const { address } = legalEntity;
  return {
    // Search engines want an address of a ProfessionalService.
    '@type': address ? 'ProfessionalService' : 'Organization',
    '@id': AGENCY_ID,
    name,
    slogan: tagline,
    description: homePage.inSearch.description,
    url: addressOf(pages.home),
    logo: addressOf('/app-icon'),
    image: addressOf('/opengraph-image'),
    email,
    telephone: phone,
    address: address ? address.replaceAll('\n', ', ') : undefined,
    sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
  };
}

const AGENCY_ID = addressOf('/#agency') ?? '#agency';

export function servicesData(words: SiteWords) {
  const { pages, services } = words;
  const nodes = services.map(({ id, title, description, price }) => ({
    '@type': 'Service',
    name: title,
    description,
    url: addressOf(`${pages.services}#${id}`),
    provider: { '@id': AGENCY_ID },
    offers: {
      '@type': 'Offer',
      url: addressOf(pages.consultation),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: price.amount,
        priceCurrency: agency.currency,
        ...(price.per === 'month' && { unitCode: 'MON' }),
      },
    },
  }));
  return { '@context': 'https://schema.org', '@graph': [agencyNode(words), ...nodes] };
}
