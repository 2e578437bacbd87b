export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 2 2" width={size} height={size} aria-hidden="true">
      <rect width="2" height="2" fill="#e4572e" />
      <circle cx="1" cy="1" r="0.5" fill="rgb(255 255 255)" />
    </svg>
  );
}
