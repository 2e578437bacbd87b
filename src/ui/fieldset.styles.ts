import { css } from 'styled-components';

/** A fieldset or its legend, without the browser's frame. */
export const bareStyles = css`
  padding: 0;
  border: 0;
`;
