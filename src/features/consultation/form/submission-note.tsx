import { agency } from '#content/agency.ts';
import { submission } from '#content/consultation-page.ts';

/** What stands beside Submit: the promise, and where the agency has one, the way to its privacy policy. */
export function SubmissionNote() {
  return (
    <p>
      {submission.note}
      {agency.privacyPolicy && (
        <>
          {' '}
          <a href={agency.privacyPolicy}>{submission.privacy}</a>
        </>
      )}
    </p>
  );
}
