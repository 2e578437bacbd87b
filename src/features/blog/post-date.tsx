import styled from 'styled-components';
import { color, font } from '#styles/tokens.ts';

export function PostDate({ date, locale }: { date: string; locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <Time dateTime={date}>{format.format(new Date(date))}</Time>;
}

const Time = styled.time`
  color: ${color.textFaint};
  font-size: ${font.small};
`;
