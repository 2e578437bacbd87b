import type { CSSProperties } from 'react';
import { joinLines, withColon } from '#domain/text-lines.ts';
import { light } from '#styles/light.ts';

export type Fact = { label: string; value: string; href?: string | undefined };

type PossibleFact = {
  label: string | undefined;
  value: string | false | null | undefined;
  href?: string | undefined;
};

export const withValues = (facts: readonly PossibleFact[]) =>
  facts.flatMap(({ label = '', value, href }): Fact[] => (value ? [{ label, value, href }] : []));

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <div style={{ marginBottom: 12 }}>
    {facts.map(({ label, value, href }) => (
      <div key={label} style={ROW}>
        <div style={LABEL}>{label}</div>
        <div style={VALUE}>{href ? <ValueLink href={href} value={value} /> : value}</div>
      </div>
    ))}
  </div>
);

const ValueLink = ({ href, value }: { href: string; value: string }) => (
  <a href={href} style={{ color: 'inherit' }}>
    {value}
  </a>
);

/** A visitor's line "Call link: …" must not look like one of ours. */
const INDENTED = '\n  ';

export const factsInText = (facts: readonly Fact[]) =>
  facts.map(({ label, value }) => `${withColon(label)} ${joinLines(value, INDENTED)}\n`).join('');

/** Two columns, or one on a phone and in a mail program that ignores `flex`. */
const ROW: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: '10px 0',
  borderTop: `1px solid ${light.color.fieldBorder}40`,
};

const LABEL: CSSProperties = {
  flex: '1 1 32%',
  minWidth: '7rem',
  fontSize: 14,
  lineHeight: '20px',
  opacity: 0.8,
};

const VALUE: CSSProperties = {
  flex: '999 1 11rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
};
