import { Component, type ReactNode } from 'react';
import { agency, contactLinks } from '#content/agency.ts';
import type { FormWords } from '#content/form-words.ts';

/** An `error.tsx`, Next's own way, would bring the framework to the Thank You page. What was typed is in the draft. */
export class FormBoundary extends Component<{ words: FormWords; children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** With the form goes the field that had the focus: it moves on to what is said instead. */
  override componentDidCatch() {
    document.querySelector<HTMLElement>('[data-error] h1')?.focus();
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { consultationError, pages } = this.props.words;
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
}
