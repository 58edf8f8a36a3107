import { Component, type ReactNode } from 'react';
import { reportBug } from '#src/util/bug-report.ts';

interface ErrorBoundaryProps {
  /** Replaces the broken part; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  onBreak?: () => void;
  children: ReactNode;
}

/** Contains a bug in a part around the page, so that the page survives it, and reports the bug. */
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
