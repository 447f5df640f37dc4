import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { ChipTextsContext } from '../filters/chips/chip-texts';
import { FacetFormsContext } from '../filters/facet-forms';
import { ContentSlotsContext } from '../grid/content-slots';
import { CardPartsContext } from '../product/card-parts';
import { SortOrdersContext } from '../results-bar/sort-orders-context';
import type { Extensions } from './storefront';
import { useErrorBoundary } from './use-error-boundary';

/** Renders nothing after an error: by an error boundary in a browser, by Suspense on the server, which has none. */
function inBoundary<Props extends object>(area: string, Content: ComponentType<Props>) {
  return function Bounded(props: Props) {
    const withBoundary = useErrorBoundary();
    return withBoundary(
      area,
      <Suspense>
        <Content {...props} />
      </Suspense>,
    );
  };
}

type ExtensionProvidersProps = {
  readonly extensions: Extensions;
  readonly children: ReactNode;
};

/** Gives the features what the storefront adds to them. */
export function ExtensionProviders({ extensions, children }: ExtensionProvidersProps) {
  const { facetForms, cardParts, contentSlots, sortOrders, chipTexts } = extensions;
  const parts = useMemo(
    () => cardParts.map((part) => ({ ...part, Part: inBoundary('card part', part.Part) })),
    [cardParts],
  );
  const slots = useMemo(
    () =>
      contentSlots.map((slot) => ({ ...slot, Content: inBoundary('content slot', slot.Content) })),
    [contentSlots],
  );
  return (
    <FacetFormsContext value={facetForms}>
      <CardPartsContext value={parts}>
        <ContentSlotsContext value={slots}>
          <SortOrdersContext value={sortOrders}>
            <ChipTextsContext value={chipTexts}>{children}</ChipTextsContext>
          </SortOrdersContext>
        </ContentSlotsContext>
      </CardPartsContext>
    </FacetFormsContext>
  );
}
