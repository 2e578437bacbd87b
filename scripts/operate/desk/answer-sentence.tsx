import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font } from '#styles/tokens.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Frame } from './frame.tsx';
import { paintPage } from './paint-page.tsx';

/** Says what happened, and leads back. */
export function answerSentence(sentence: string, place: string, next?: ReactNode) {
  return paintPage(
    'The desk',
    <Frame>
      <BackLink href="?">All requests</BackLink>
      <Told>What happened</Told>
      <p role="status">{sentence}</p>
      {next}
    </Frame>,
    place,
  );
}

const Told = styled.h1`font-size: ${font.h3};`;
