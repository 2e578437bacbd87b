/** Where a `<details>` shows all that it holds, folded or not, nobody is to hear that it is closed. */
export function openWhereThereIsRoom() {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-room]')) {
    const room = matchMedia(fold.dataset['room'] ?? '');
    if (room.matches) fold.open = true;
    room.addEventListener('change', () => {
      fold.open = room.matches;
    });
  }
}
