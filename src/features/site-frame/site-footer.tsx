import styled, { css } from 'styled-components';
import { logo } from '#content/logo.ts';
import { color, font, media, motion, radius, size, space } from '#styles/tokens.ts';
import { SecondaryLink } from '#ui/button.tsx';
import { ContactWays, ListedLink } from '#ui/contact-ways.tsx';
import { Icon } from '#ui/icon.tsx';
import { networkIcons } from '#ui/network-icons.ts';
import { Container } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { type FrameProps, LanguageLinks, otherLanguages } from './language-links.tsx';

export function SiteFooter({ words, current }: FrameProps) {
  const { agency, frameWords, pages, quickLinks, services, servicesLink, textPages } = words;
  return (
    <Foot>
      <Columns>
        <AgencyColumn>
          {logo ? <BrandInColumn pages={pages} /> : <Brand pages={pages} />}
          {agency.blurb && <Blurb>{agency.blurb}</Blurb>}
          {agency.social.length > 0 && (
            <SocialLinks>
              {agency.social.map(({ network, icon, href }) => (
                <SocialLink key={href} href={href} aria-label={frameWords.profileOn(network)}>
                  <Icon icon={networkIcons[icon]} />
                </SocialLink>
              ))}
            </SocialLinks>
          )}
        </AgencyColumn>
        <Column>
          <Title>{servicesLink.label}</Title>
          <Links>
            {services.map(({ id, title }) => (
              <li key={id}>
                <ListedLink href={`${pages.services}#${id}`}>{title}</ListedLink>
              </li>
            ))}
          </Links>
        </Column>
        <Column>
          {frameWords.quickLinks && <Title>{frameWords.quickLinks}</Title>}
          <Links>
            {quickLinks.map(({ label, href }) => (
              <li key={href}>
                <ListedLink href={href}>{label}</ListedLink>
              </li>
            ))}
          </Links>
        </Column>
        <ContactColumn>
          <Title>{frameWords.contact}</Title>
          <ContactWays {...agency} />
          {frameWords.startProject && (
            <StartProject href={pages.consultation}>{frameWords.startProject}</StartProject>
          )}
        </ContactColumn>
      </Columns>
      <SmallPrint>
        {frameWords.copyright && <p>{frameWords.copyright}</p>}
        {textPages.length + otherLanguages({ words, current }).length > 0 && (
          /* The header links to the languages at the end of this list. */
          <SmallLinks id="languages">
            {textPages.map(({ address, title }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
            <LanguageLinks words={words} current={current} />
          </SmallLinks>
        )}
        {agency.tagline && <p>{agency.tagline}</p>}
      </SmallPrint>
    </Foot>
  );
}

/** The name goes below a wide logo. */
const BrandInColumn = styled(Brand)`
  flex-wrap: wrap;
  max-height: none;
`;

const Foot = styled.footer`
  margin-top: ${space.section};
  border-top: 1px solid ${color.hairline};
  background: ${color.ground};
  font-size: ${font.small};
`;

const Columns = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xl} ${space.md};
  padding-block: ${space.sectionHead};

  @media ${media.wider} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** Paper shows where the agency can be reached, and no links. */
const screenOnly = css`
  @media ${media.print} {
    display: none;
  }
`;

const AgencyColumn = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  align-content: start;
  gap: ${space.md};
  flex: 1 0 100%;
  /* The brand's touch target is higher than its words, which align with the other headings. */
  margin-top: -${space.sm};
  ${screenOnly}
`;

const Blurb = styled.p`
  flex-basis: 100%;
  text-wrap: balance;

  @media not all and ${media.wider} {
    order: 1;
  }
`;

const columnStyles = css`
  display: grid;
  align-content: start;
  justify-items: start;
`;

const ContactColumn = styled.section`
  ${columnStyles}
  @media ${media.print} {
    grid-column: 1 / -1;
    display: flex;
    gap: ${space.lg};
    align-items: center;
    margin-inline: auto;
  }
`;

const Column = styled(ContactColumn)`
  ${screenOnly}
`;

const Links = styled.ul`
  ${columnStyles}
`;

const Title = styled.h2`
  margin-bottom: ${space.xxs};
  font-size: ${font.small};
  font-weight: 550;
`;

const StartProject = styled(SecondaryLink)`
  margin-top: ${space.sm};
`;

const SocialLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const SocialLink = styled.a`
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  transition:
    color ${motion.feedback},
    border-color ${motion.feedback};

  &:hover {
    color: ${color.text};
    border-color: ${color.hairlineLit};
  }
`;

const SmallPrint = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xs} ${space.xl};
  padding-bottom: ${space.xl};
  color: ${color.textFaint};
  font-size: ${font.tiny};
`;

const SmallLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg};
`;
