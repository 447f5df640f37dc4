import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Names the area in the report: "card", "filters", "page". */
  readonly area: string;
  /** Shown in place of what failed; nothing by default. */
  readonly fallback?: ReactNode;
  readonly onError: (error: unknown, area: string) => void;
  readonly children: ReactNode;
};

/** Keeps a failure where it happened: the area shows its fallback, the rest of the page goes on (docs/product.md, 14.2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.props.area);
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
