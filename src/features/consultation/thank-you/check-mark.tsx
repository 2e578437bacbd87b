/** A check mark that draws itself, and is simply there where motion is not wanted. */
export function CheckMark() {
  return (
    <svg data-check-mark viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true">
      <circle cx="48" cy="48" r="44" pathLength="1" />
      <path d="M30 49.5 43 62l24-27" pathLength="1" />
    </svg>
  );
}
