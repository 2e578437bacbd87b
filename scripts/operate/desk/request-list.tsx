import styled from 'styled-components';
import type { StoredRequest } from '#server/outbox/requests.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { fieldsOf, moment } from '../outbox/view.ts';
import { onOneLine } from '../table.ts';
import { StateBadge } from './state-badge.tsx';
import { reason, serviceName, whoOf } from './words.tsx';

/** One line a request: enough to know whether to open it. */
export function RequestList({ requests }: { requests: readonly StoredRequest[] }) {
  return (
    <List>
      {requests.map((request) => (
        <li key={request.id}>
          <a href={`?${new URLSearchParams({ id: request.id })}`}>
            <time>{moment(request.acceptedAt).slice(0, 16)}</time>
            <StateBadge state={request.state} />
            <strong dir="auto">{whoOf(request)}</strong>
            <span dir="auto">{aboutOf(request)}</span>
            <small>{reason(request)}</small>
          </a>
        </li>
      ))}
    </List>
  );
}

function aboutOf({ body }: StoredRequest) {
  const { company = '', service = '' } = fieldsOf(body);
  return [onOneLine(company), serviceName(service)].filter(Boolean).join(' · ');
}

const List = styled.ul`
  display: grid;
  border-top: 1px solid ${color.hairline};

  a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.xxs} ${space.md};
    padding: ${space.sm} ${space.xs};
    border-bottom: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    text-decoration: none;
  }
  a:hover { background: ${color.surfaceRaised}; }
  time { font-variant-numeric: tabular-nums; }
  strong {
    grid-column: 1 / -1;
    color: ${color.text};
    font-weight: 550;
  }
  strong, span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span, small { grid-column: 1 / -1; }
  small { color: ${color.textFaint}; font-size: ${font.tiny}; }

  @media ${media.wide} {
    a {
      grid-template-columns: 9.5rem 6.5rem 13rem 3fr 2fr;
      align-items: center;
    }
    strong, span, small { grid-column: auto; }
  }
`;
