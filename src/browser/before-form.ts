/** Stands in the page before the form, because a visitor may press Submit while the page still arrives. */
import { notePosts } from './draft.ts';

noteServiceOfLink();
notePosts();

/** The page shows above the form which service the link named, and nothing moves when the form's module starts. */
function noteServiceOfLink() {
  const note = () => {
    const service = new URLSearchParams(location.search).get('service');
    document.documentElement.dataset['service'] = service ?? '';
  };
  note();
  // A page prerendered for one link may be shown for another.
  document.addEventListener('prerenderingchange', note);
}
