/** What moves in a part of the page rests while that part is out of sight: its style reads `--play`. */
export function pauseOffscreen() {
  const watch = new IntersectionObserver((parts) => {
    for (const { target, isIntersecting } of parts)
      target.toggleAttribute('data-resting', !isIntersecting);
  });
  for (const part of document.querySelectorAll('main section, main article')) watch.observe(part);
}
