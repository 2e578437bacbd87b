import styled from 'styled-components';
import { color, font, media, motion, radius, space, tracking } from '#styles/tokens.ts';

/** In rem a query of the header follows the size of the text. */
export const ROOM_FOR_LINKS = '(width >= 50rem)';

export const HeaderLink = styled.a`
  display: flex;
  align-items: center;
  padding-inline: ${space.sm};
  border-radius: ${radius.control};
  text-decoration: none;
  transition:
    color ${motion.feedback},
    background ${motion.feedback};

  &:hover {
    color: ${color.text};
  }
  &[aria-current] {
    color: ${color.text};
    background: ${color.hairline};
    @media ${media.forcedColors} {
      text-decoration: underline;
    }
  }
  @container not ${ROOM_FOR_LINKS} {
    min-height: 4.5rem;
    padding: 0;
    color: ${color.text};
    font-size: 1.625rem;
    letter-spacing: ${tracking.title};

    &[aria-current] {
      background: none;
      color: ${color.accent};
      font-weight: 600;
    }
  }
  @container ${ROOM_FOR_LINKS} {
    min-height: 2.25rem;
    font-size: ${font.small};
    outline-offset: -2px;
  }
`;
