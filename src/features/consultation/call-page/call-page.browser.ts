import { noteChangedCall } from '../changed-calls.browser.ts';
import { partSelector, SELECTORS } from '../page-parts.ts';

const callKey = location.pathname.split('/').at(-1);
if (callKey && document.querySelector(partSelector('changed-call'))) noteChangedCall(callKey);
keepChosenTimeInSight();
renewRestoredCall();

/** The bar with the button comes over the times with the choice of one. */
function keepChosenTimeInSight() {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.matches(SELECTORS.newTimeOfCall))
      target.scrollIntoView({ block: 'nearest' });
  });
}

/** WebKit restores a page over http in spite of `no-store`, and the call may have changed since. */
function renewRestoredCall() {
  addEventListener('pageshow', ({ persisted }) => {
    // A fragment would only scroll, and a reload would repeat a post.
    if (persisted) location.replace(location.pathname + location.search);
  });
}
