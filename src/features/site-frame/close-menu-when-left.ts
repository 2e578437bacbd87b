/** A link to a place on this same page, and a focus that moves on, would leave the menu open in front of them. */
export function closeMenuWhenLeft() {
  const menu = document.querySelector<HTMLElement>('[popover]');
  // Its button stands beside it, and opens and closes it by itself.
  const withButton = menu?.parentElement;

  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) menu.hidePopover();
  });
  withButton?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !withButton.contains(relatedTarget)) menu?.hidePopover();
  });
}
