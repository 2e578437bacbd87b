import type { ReactNode } from 'react';

/** A heading in wide windows and a fold in others, as `foldIn` says. The content follows. */
export const FoldHeading = ({ children }: { children: ReactNode }) => (
  <>
    <details>
      <summary>{children}</summary>
    </details>
    {children}
  </>
);
