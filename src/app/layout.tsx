import type { ReactNode } from 'react';
import { GlobalStyle } from '#styles/global-style.ts';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <GlobalStyle />
        {children}
        <script src="/site.js" defer />
      </body>
    </html>
  );
}
