import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { media, sky, space } from '#styles/tokens.ts';
import { Ground } from '#ui/section.tsx';
import { groupByPart } from './hours.ts';
import { ServiceSheet } from './service-sheet.tsx';
import { inkByDay, type SheetFormat } from './sheet.styles.ts';

/** One night, hour by hour: from the evening on which a website answers to the morning after. */
export function ServicesList({ words }: { words: SiteWords }) {
  const { services } = words;
  return (
    <List>
      {groupByPart(services).map(({ part, services: group }) => {
        const Part = part ? parts[part] : Ground;
        return (
          <Part as="div" key={group[0]?.id} $ground={part && skies[part]}>
            {group.map((service) => (
              <ServiceSheet
                key={service.id}
                words={words}
                service={service}
                format={formatOf(services.indexOf(service), service)}
              />
            ))}
          </Part>
        );
      })}
    </List>
  );
}

const List = styled.div`
  margin-block-start: ${space.section};
  @media ${media.phone} {
    margin-block-start: ${space.lg};
  }
`;

/** The sun has set behind the first drawing. */
const skies = { evening: sky.evening('26%'), night: sky.night, morning: sky.morning };

/** Words end above the light of the horizon. */
const AboveHorizon = styled(Ground)`
  padding-block-end: 3.5rem;
  @media ${media.medium} {
    padding-block-end: 9rem;
  }
`;

const ByDay = styled(Ground)`
  ${inkByDay}
`;

const parts = { evening: AboveHorizon, night: AboveHorizon, morning: ByDay };

function formatOf(index: number, { scene }: Service): SheetFormat {
  if (!scene) return 'plain';
  return index % 2 === 0 ? 'after' : 'before';
}
