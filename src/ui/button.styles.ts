import { css } from '#styles/plain-css.ts';
import { color, font, media, motion, radius, size, space } from '#styles/tokens.ts';

export const secondaryStyles = css`
  color: ${color.text};
  background:
    linear-gradient(${color.panelTop}, ${color.surfaceRaised}) padding-box,
    linear-gradient(${color.hairlineLit}, ${color.hairline}) border-box;
  box-shadow: none;

  &:hover {
    border-color: ${color.accent};
  }
`;

/** A button that waits for a choice. */
export const waitingStyles = css`
  color: ${color.textMuted};
  background: ${color.surfaceRaised};
  border-color: ${color.hairlineLit};
  box-shadow: none;
`;

export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.control};
  padding: ${space.xs} min(${space.lg}, 6vw);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${font.small};
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  color: ${color.onButton};
  background:
    linear-gradient(${color.buttonTop}, ${color.buttonBottom}) padding-box,
    linear-gradient(${color.accent}, ${color.accentStrong}) border-box;
  box-shadow: 0 8px 24px -8px ${color.buttonShadow};
  cursor: pointer;
  transition:
    filter ${motion.feedback},
    border-color ${motion.feedback},
    transform 90ms;

  &:hover {
    filter: brightness(1.12);
  }
  &:active {
    transform: scale(0.98);
  }
  @media ${media.print} {
    display: none;
  }
`;
