/** Runs inline before the form, because a visitor may press Submit while the page is still loading. */
import { notePosts } from './native-post.ts';

noteServiceOfLink();
notePosts();

/** The page shows above the form which service the link named. It does so before the form's module starts, so that nothing moves then. */
function noteServiceOfLink() {
  const note = () => {
    const service = new URLSearchParams(location.search).get('service');
    document.documentElement.dataset['service'] = service ?? '';
  };
  note();
  // A page prerendered for one link may be shown for another.
  document.addEventListener('prerenderingchange', note);
}
