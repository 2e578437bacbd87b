import { Component, type ReactNode } from 'react';
import { agency, contactLinks } from '#content/agency.ts';
import type { FormWords } from '#content/form-words.ts';

type Props = { words: FormWords; isSent?: boolean; children: ReactNode };

/** An `error.tsx`, Next's own way, would load the framework on /consultation/thank-you, too. */
export class FormBoundary extends Component<Props> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** The focused field goes with the form, so the focus moves to the heading. */
  override componentDidCatch() {
    document.querySelector<HTMLElement>('[data-error] h1')?.focus();
  }

  /** Before sending it offers to start again, because the draft survives. */
  words() {
    const { consultationError, pages, thankYou } = this.props.words;
    if (!this.props.isSent) return { ...consultationError, address: pages.consultation };
    const { title, received, promise, home } = thankYou;
    return { title, text: `${received} ${promise}`, retry: home, address: pages.home };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { title, text, retry, address } = this.words();
    return (
      <div data-error role="alert">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <a href={address}>{retry}</a>
        <p>
          <a href={contactLinks.email}>{agency.email}</a>
          <a href={contactLinks.phone}>{agency.phone}</a>
        </p>
      </div>
    );
  }
}
