import styled from 'styled-components';

/** A balanced heading would break after the hyphen of a word that fits a line. */
export const withWholeWords = (title: string) =>
  title
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <WholeWord key={part}>{part}</WholeWord>));

const WholeWord = styled.span`
  display: inline-block;
`;
