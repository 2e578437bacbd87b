/** Tells the card under the pointer where the pointer is, for the spotlight in its style. */
export function followPointer() {
  document.addEventListener('pointermove', ({ target, clientX, clientY }) => {
    const card = target instanceof Element && target.closest<HTMLElement>('[data-spotlight]');
    if (!card) return;
    const { left, top } = card.getBoundingClientRect();
    card.style.setProperty('--pointer-x', `${clientX - left}px`);
    card.style.setProperty('--pointer-y', `${clientY - top}px`);
  });
}
