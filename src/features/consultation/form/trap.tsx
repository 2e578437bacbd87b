import styled from 'styled-components';
import { formFields } from '#content/consultation-page.ts';
import { TRAP } from './read-form.ts';

/** A field that nobody sees, hears or reaches with the keyboard: only machines fill it in. */
export function Trap() {
  return (
    <OffScreen aria-hidden="true">
      <label htmlFor={TRAP}>{formFields.leaveEmpty}</label>
      <input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
    </OffScreen>
  );
}

const OffScreen = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
