import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { font, media, space, tracking } from '#styles/tokens.ts';
import { ButtonLink, SecondaryLink } from '#ui/button.tsx';
import { PriceText } from '#ui/price-text.tsx';
import { type InSheet, ink, type SheetFormat, widthOfLists } from './sheet.styles.ts';

type TermsProps = { words: SiteWords; service: Service; format: SheetFormat };

/** An owner may leave each text empty. */
export function ServiceTerms({ words, service, format }: TermsProps) {
  const { consultationAbout, priceText, servicesPage } = words;
  const { id, timeline, price } = service;
  const hasTimeline = Boolean(servicesPage.timeline && timeline);
  const Investment = hasTimeline ? AfterTimeline : 'div';
  const Start = service === words.services[0] ? PrimaryStart : SecondaryStart;
  return (
    <Row $format={format}>
      {(hasTimeline || servicesPage.investment) && (
        <Terms>
          {hasTimeline && (
            <Timeline>
              <Name>{servicesPage.timeline}</Name>
              <Value>{timeline}</Value>
            </Timeline>
          )}
          {servicesPage.investment && (
            <Investment>
              <Name>{servicesPage.investment}</Name>
              <Value>
                <PriceText>{priceText(price)}</PriceText>
              </Value>
            </Investment>
          )}
        </Terms>
      )}
      {servicesPage.choose && (
        <Start
          id={`${id}-start`}
          href={consultationAbout(service)}
          aria-labelledby={`${id}-start ${id}-title`}
        >
          {servicesPage.choose}
        </Start>
      )}
    </Row>
  );
}

const Row = styled.div<InSheet>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  margin-block-end: ${space.xs};
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${ink.line};
  ${widthOfLists}

  @media ${media.phone} {
    gap: ${space.sm};
    margin-block-end: 0;
    padding-block-start: 0;
    border: 0;
  }
`;

/** The terms take the free space of the row, not the button. */
const Terms = styled.dl`
  display: flex;
  flex: 99 1 auto;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};

  @media ${media.wider} {
    column-gap: ${space.sm};
  }
`;

const Timeline = styled.div`
  min-width: min(6.75rem, 34%);
`;

const AfterTimeline = styled.div`
  @media ${media.wider} {
    padding-inline-start: ${space.sm};
    border-inline-start: 1px solid ${ink.line};
  }
`;

const Name = styled.dt`
  color: ${ink.muted};
  font-size: ${font.tiny};
`;

const Value = styled.dd`
  color: ${ink.text};
  font-size: ${font.body};
  font-weight: 550;
  letter-spacing: ${tracking.title};
  line-height: 1.4;

  &::first-letter {
    text-transform: uppercase;
  }
  @media ${media.phone} {
    font-size: ${font.small};
  }
`;

const PrimaryStart = styled(ButtonLink)`
  @media ${media.phone} {
    flex: auto;
  }
`;

const SecondaryStart = styled(SecondaryLink)`
  @media ${media.phone} {
    flex: auto;
  }
`;
