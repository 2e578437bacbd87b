/** Where a `<details>` shows all that it holds, folded or not, nobody is to hear that it is closed. */
export function openWhereThereIsRoom() {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-room]'))
    fold.open ||= matchMedia(fold.dataset['room'] ?? '').matches;
}
