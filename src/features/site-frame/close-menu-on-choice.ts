/** A link to a place on this same page would leave the menu open in front of it. */
export function closeMenuOnChoice() {
  const menu = document.querySelector<HTMLElement>('[popover]');
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) menu.hidePopover();
  });
}
