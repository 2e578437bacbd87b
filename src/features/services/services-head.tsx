import { Check } from 'lucide';
import styled from 'styled-components';
import { servicesPage } from '#content/services-page.ts';
import { color, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PriceList } from './price-list.tsx';

/** What holds for all services, and the short way to each. */
export function ServicesHead() {
  return (
    <PageHead title={servicesPage.title} lead={servicesPage.lead} aside={<PriceList />}>
      <Included>
        <Icon icon={Check} />
        {servicesPage.included}
      </Included>
    </PageHead>
  );
}

const Included = styled.p`
  display: flex;
  gap: ${space.sm};
  color: ${color.text};
  font-weight: 500;

  svg { margin-top: 0.15em; color: ${color.secondary}; }
`;
