/** Never shown, since every page is written at the build: Next would send its own along with every island instead. */
export default function NotFound() {
  return null;
}
