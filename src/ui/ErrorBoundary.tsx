import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Name of the area in the report: "card", "filters", "page". */
  readonly area: string;
  /** Replaces the area after an error; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Limits a render error to its area, which shows its fallback (docs/product.md, 14.2). The root of the page reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
