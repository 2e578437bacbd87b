import { type RefObject, useEffect, useRef } from 'react';

/**
 * The page scrolls after this time, so that the second tap of a double tap hits what the first one
 * hit. A press elsewhere meanwhile, such as on Submit, would miss if the page scrolled.
 */
const SCROLL_DELAY_MS = 500;

/** Scrolls to the line of the chosen call, or, for whoever chooses by key, to the focused time. */
export function useShowChosenCall(
  chosenCallLine: RefObject<HTMLElement | null>,
  times: RefObject<HTMLElement | null>,
) {
  const isByKey = useLastInputIsKey();
  const scrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stayForPress = ({ target }: PointerEvent) => {
      const isOnTimes = target instanceof Node && times.current?.contains(target);
      if (!isOnTimes) clearTimeout(scrollTimer.current);
    };
    addEventListener('pointerdown', stayForPress);
    return () => removeEventListener('pointerdown', stayForPress);
  }, [times]);

  const scrollToLine = () => chosenCallLine.current?.scrollIntoView({ block: 'nearest' });
  return () => {
    clearTimeout(scrollTimer.current);
    // Arrow keys choose too, so the focus must stay in sight. WebKit does not scroll to it.
    if (isByKey.current) document.activeElement?.scrollIntoView({ block: 'nearest' });
    else scrollTimer.current = setTimeout(scrollToLine, SCROLL_DELAY_MS);
  };
}

/**
 * `:focus-visible` does not tell: WebKit drops it when an arrow key moves to another radio button.
 */
function useLastInputIsKey() {
  const isKey = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const note = ({ type }: Event) => {
      isKey.current = type === 'keydown';
    };
    addEventListener('keydown', note, options);
    addEventListener('pointerdown', note, options);
    return () => listening.abort();
  }, []);
  return isKey;
}
