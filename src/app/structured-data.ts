import { createElement } from 'react';
import { agency } from '#content/agency.ts';
import type { Pages } from '#content/navigation.ts';
import type { Service } from '#content/offers.ts';
import type { Price } from '#content/price.ts';
import type { TextPage } from '#content/text-page.ts';
import type { SiteWords } from '#content/words.ts';
import { addressOf } from './site-url.ts';

export const StructuredData = ({ of }: { of: Record<string, unknown> }) =>
  createElement('script', { type: 'application/ld+json' }, JSON.stringify(of));

const AGENCY_ID = addressOf('/#agency');

export function agencyData({ agency, pageDescriptions, pages, services }: SiteWords) {
  const { name, tagline, email, phone, social } = agency;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': AGENCY_ID,
    name,
    slogan: tagline,
    description: pageDescriptions.home.description,
    url: addressOf(pages.home),
    logo: addressOf('/icon.svg'),
    image: addressOf('/opengraph-image'),
    email,
    telephone: phone,
    sameAs: social.map(({ href }) => href),
    makesOffer: services.map(({ id }) => ({ '@id': addressOf(`${pages.services}#${id}-offer`) })),
  };
}

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

export function servicesData({ pages, services }: SiteWords) {
  const graph = services.map((service) => serviceData(service, pages));
  return { '@context': 'https://schema.org', '@graph': graph };
}

function serviceData({ id, title, description, price }: Service, pages: Pages) {
  const url = addressOf(`${pages.services}#${id}`);
  return {
    '@type': 'Service',
    '@id': url,
    name: title,
    description,
    url,
    provider: { '@id': AGENCY_ID },
    offers: {
      '@type': 'Offer',
      '@id': `${url}-offer`,
      url: addressOf(pages.consultation),
      price: price.amount,
      priceCurrency: agency.currency,
      priceSpecification: priceSpecification(price),
    },
  };
}

function priceSpecification({ amount, per }: Price) {
  const atLeast = { price: amount, minPrice: amount, priceCurrency: agency.currency };
  return per === 'month'
    ? { '@type': 'UnitPriceSpecification', ...atLeast, unitCode: 'MON', billingDuration: 'P1M' }
    : { '@type': 'PriceSpecification', ...atLeast };
}
