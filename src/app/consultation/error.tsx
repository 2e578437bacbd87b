'use client';

import { agency } from '#content/agency.ts';
import { consultationError } from '#content/consultation-page.ts';

/** Where the form itself breaks: what was typed is still in the draft, and there are other ways to us. */
export default function ConsultationError({ retry }: { retry: () => void }) {
  return (
    <div data-error role="alert">
      <h1>{consultationError.title}</h1>
      <p>{consultationError.text}</p>
      <button type="button" onClick={retry}>
        {consultationError.retry}
      </button>
      <p>
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
        <a href={`tel:${agency.phone.replaceAll(' ', '')}`}>{agency.phone}</a>
      </p>
    </div>
  );
}
