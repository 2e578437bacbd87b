import type { ReactNode } from 'react';

/** One of the numbered parts of the form. */
export function FormSection({
  number,
  title,
  hint,
  children,
}: {
  number: number;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <fieldset data-section>
      <legend>
        <span>{number}</span> <h2>{title}</h2>
      </legend>
      <p>{hint}</p>
      {children}
    </fieldset>
  );
}
