import type { CSSProperties, ReactNode } from 'react';

type ParagraphProps = {
  className?: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
};

/** Every style is an attribute, because Gmail drops the style of a page in some accounts. */
export const Paragraph = ({ style, ...props }: ParagraphProps) => (
  <p style={{ margin: '0 0 12px', ...style }} {...props} />
);
