import { Component, type ReactNode } from 'react';

/**
 * Shows something else where the form breaks. Next's own way, an `error.tsx`, would be one more file
 * to fetch on this page, and would bring the whole framework to the Thank You page beside it.
 */
export class FormBoundary extends Component<{ broken: ReactNode; children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** With the form goes the field that had the focus: it moves on to what is said instead. */
  override componentDidCatch() {
    document.querySelector<HTMLElement>('[data-error] h1')?.focus();
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
