import { createElement } from 'react';
import { agency } from '#content/agency.ts';
import { legalEntity } from '#content/legal-entity.ts';
import type { Pages } from '#content/navigation.ts';
import type { Service } from '#content/offers.ts';
import type { Price } from '#content/price.ts';
import type { TextPage } from '#content/text-page.ts';
import type { SiteWords } from '#content/words.ts';
import { addressOf } from './site-url.ts';

export const StructuredData = ({ of }: { of: Record<string, unknown> }) =>
  createElement('script', { type: 'application/ld+json' }, JSON.stringify(of));

export const agencyData = (words: SiteWords) => ({
  '@context': 'https://schema.org',
  ...agencyNode(words),
});

function agencyNode({ agency, homePage, pages }: SiteWords) {
  const { name, tagline, email, phone, social } = agency;
  const { address } = legalEntity;
  return {
    // A local business must have an address.
    '@type': address ? 'ProfessionalService' : 'Organization',
    '@id': AGENCY_ID,
    name,
    slogan: tagline,
    description: homePage.inSearch.description,
    url: addressOf(pages.home),
    logo: addressOf('/icon.svg'),
    image: addressOf('/opengraph-image'),
    email,
    telephone: phone,
    address: address ? address.replaceAll('\n', ', ') : undefined,
    sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
  };
}

const AGENCY_ID = addressOf('/#agency') ?? '#agency';

export function questionsData({ locale }: SiteWords, { parts }: Pick<TextPage, 'parts'>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: parts.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

export function servicesData(words: SiteWords) {
  const services = words.services.map((service) => serviceNode(service, words.pages));
  return { '@context': 'https://schema.org', '@graph': [agencyNode(words), ...services] };
}

const serviceNode = ({ id, title, description, price }: Service, pages: Pages) => ({
  '@type': 'Service',
  name: title,
  description,
  url: addressOf(`${pages.services}#${id}`),
  provider: { '@id': AGENCY_ID },
  offers: {
    '@type': 'Offer',
    url: addressOf(pages.consultation),
    price: price.amount,
    priceCurrency: agency.currency,
    priceSpecification: priceSpecification(price),
  },
});

function priceSpecification({ amount, per }: Price) {
  const atLeast = { price: amount, minPrice: amount, priceCurrency: agency.currency };
  return per === 'month'
    ? { '@type': 'UnitPriceSpecification', ...atLeast, unitCode: 'MON', billingDuration: 'P1M' }
    : { '@type': 'PriceSpecification', ...atLeast };
}
