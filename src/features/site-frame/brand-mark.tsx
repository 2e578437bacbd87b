import { dark } from '#styles/dark.ts';
import { color } from '#styles/tokens.ts';

/** The gradient is equally dark in both themes, so the green dot has the dark theme's green. */
export const BrandMark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
    <linearGradient id="mark" x2=".9" y2="1">
      <stop stopColor={color.buttonTop} />
      <stop offset="1" stopColor={color.workingStrong} />
    </linearGradient>
    <rect width="32" height="32" rx="9" fill="url(#mark)" />
    <path
      d="M21 10.5h-6.13a2.87 2.87 0 0 0 0 5.75h2.26a2.87 2.87 0 0 1 0 5.75H11"
      stroke={color.onButton}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <circle cx="22" cy="10.5" r="2.75" fill={dark.color.done} />
    <circle cx="10" cy="22" r="2.75" fill={color.onButton} />
  </svg>
);
