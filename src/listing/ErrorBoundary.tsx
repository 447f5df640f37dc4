import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { selectRetries, selectShownPages } from './shown-listing-slice';
import { useAppSelector } from '../store/hooks';

type ErrorBoundaryProps = {
  /** Name of the area in the report: "card", "filters", "page". */
  readonly area: string;
  /** Replaces the area after an error; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Limits a render error to its area, which shows its fallback until another listing is shown or the shopper tries again
 * (docs/product.md, 14.2). The root of the page reports it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <NextListing onShown={this.retry} />
        {fallback}
      </>
    );
  }
}

/** Watches only after an error, so that a listing renders none of the areas that are whole for it. */
function NextListing({ onShown }: { readonly onShown: () => void }) {
  const pages = useAppSelector(selectShownPages);
  const retries = useAppSelector(selectRetries);
  const [failed] = useState({ pages, retries });
  useLayoutEffect(() => {
    if (pages !== failed.pages || retries !== failed.retries) onShown();
  }, [pages, retries, failed, onShown]);
  return null;
}
