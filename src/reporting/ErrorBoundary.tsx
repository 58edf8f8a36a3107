import { Component, type ReactNode } from 'react';
import { reportBug } from '#src/util/bug-report.ts';

interface ErrorBoundaryProps {
  /** Takes the place of what broke; `retry` renders that anew. */
  fallback: (retry: () => void) => ReactNode;
  onBreak?: () => void;
  children: ReactNode;
}

/** Keeps a part that stands beside the page from taking the page along when it breaks; the bug is reported. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportBug(error);
    this.props.onBreak?.();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
