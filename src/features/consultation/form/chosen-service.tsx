import styled from 'styled-components';
import { formFields } from '#content/consultation-page.ts';
import { priceText } from '#content/price.ts';
import { services } from '#content/services.ts';
import { color, font, radius, space } from '#styles/tokens.ts';

/** Who comes by the link of a service reads it above the form: `mark-service-of-link.ts` shows which. */
export function ChosenService() {
  return (
    <Lines>
      {services.map(({ id, title, price }) => (
        <p key={id} data-service-of-link={id} suppressHydrationWarning>
          {formFields.chosen} <strong>{title}</strong>, {priceText(price)}
        </p>
      ))}
    </Lines>
  );
}

/** Another choice since then takes the words away, and leaves their room: nothing moves above who fills in a form. */
const outdated = services
  .map(
    ({ id }) =>
      `form:has(#service > :checked:not([value=''], [value='${id}'])) & [data-service-of-link='${id}']`,
  )
  .join();

const Lines = styled.div`
  p {
    margin-block-end: ${space.xl};
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.control};
    background: ${color.hairline};
    font-size: ${font.small};
  }
  p:not([data-shown]) { display: none; }
  strong { color: ${color.text}; font-weight: 550; }
  ${outdated} { visibility: hidden; }
`;
