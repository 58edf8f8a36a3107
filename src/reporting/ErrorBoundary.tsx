import { Component, type ReactNode } from 'react';
import { reportBug } from '#src/util/bug-report.ts';

interface ErrorBoundaryProps {
  /** Replaces the broken part; `retry` renders it again. Default: nothing, because the page is useful without the part. */
  fallback?: (retry: () => void) => ReactNode;
  onBreak?: () => void;
  children: ReactNode;
}

/** Contains a bug in a part around the page, so that the page survives it, and reports the bug. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportBug(error);
    this.props.onBreak?.();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(() => this.setState({ hasFailed: false }));
  }
}
