import styled from 'styled-components';
import { services } from '#content/services.ts';
import { Section } from '#ui/section.tsx';
import { ServiceBlock } from './service-block.tsx';

export function ServicesList() {
  return (
    <Section>
      <List>
        {services.map((service, index) => (
          <ServiceBlock
            key={service.id}
            service={service}
            pictureSide={index % 2 === 0 ? 'right' : 'left'}
          />
        ))}
      </List>
    </Section>
  );
}

const List = styled.div`
  display: grid;
  gap: clamp(5rem, 3rem + 7vw, 9rem);
`;
