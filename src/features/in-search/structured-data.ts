import { createElement } from 'react';
import { legalEntity } from '#content/legal-entity.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import type { SiteWords } from '#content/words.ts';
import { urlOf } from './site-url.ts';

/** React writes the text of a <script> as it is, except `</script`, which it escapes. */
export function StructuredData({ of }: { of: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...of });
  return createElement('script', { type: 'application/ld+json' }, withoutSoftHyphens(text));
}

export function agencyData({ agency, homePage, pages }: SiteWords) {
  const { name, tagline, email, phone, social } = agency;
  const { address } = legalEntity;
  return {
    // Search engines require the address of a ProfessionalService.
    '@type': address ? 'ProfessionalService' : 'Organization',
    '@id': AGENCY_ID,
    name,
    slogan: tagline || undefined,
    description: homePage.inSearch.description || undefined,
    url: urlOf(pages.home),
    logo: urlOf('/app-icon'),
    image: urlOf('/opengraph-image'),
    email,
    telephone: phone,
    address: address ? address.replaceAll('\n', ', ') : undefined,
    sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
  };
}

const AGENCY_ID = urlOf('/#agency') ?? '#agency';

export function servicesData(words: SiteWords) {
  const { agency, pages, services } = words;
  const nodes = services.map(({ id, title, description, price }) => ({
    '@type': 'Service',
    name: title,
    description: description || undefined,
    url: urlOf(`${pages.services}#${id}`),
    provider: { '@id': AGENCY_ID },
    offers: {
      '@type': 'Offer',
      url: urlOf(pages.consultation),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: price.amount,
        priceCurrency: agency.currency,
        ...(price.per === 'month' && { unitCode: 'MON' }),
      },
    },
  }));
  return { '@graph': [agencyData(words), ...nodes] };
}
