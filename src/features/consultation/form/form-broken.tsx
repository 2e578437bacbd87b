import { agency } from '#content/agency.ts';
import { consultationError } from '#content/consultation-page.ts';
import { contactLinks } from '#content/contact-links.ts';
import { pages } from '#content/navigation.ts';

/** Where the form itself breaks: what was typed is still in the draft, and there are other ways to us. */
export function FormBroken() {
  return (
    <div data-error role="alert">
      <h1 tabIndex={-1}>{consultationError.title}</h1>
      <p>{consultationError.text}</p>
      <a href={pages.consultation}>{consultationError.retry}</a>
      <p>
        <a href={contactLinks.email}>{agency.email}</a>
        <a href={contactLinks.phone}>{agency.phone}</a>
      </p>
    </div>
  );
}
