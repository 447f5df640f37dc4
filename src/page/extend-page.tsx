/** Puts the extensions of a storefront into the page: a chunk of its own, which a page without extensions never loads. */
import { Suspense, type ComponentType } from 'react';
import { ChipTextsContext } from '../filters/chips/chip-texts';
import { FacetFormsContext, type FacetForm } from '../filters/facet-forms';
import { ContentSlotsContext } from '../grid/content-slots';
import { renderSlots } from '../grid/render-slots';
import { readCustomFields } from '../lib/custom-fields';
import { ownSortOrders, type SortOrders } from '../listing/sort-orders';
import type { Platform } from '../platform/platform';
import { CardPartsContext } from '../product/card-parts';
import { renderParts } from '../product/render-parts';
import { SortOrdersContext } from '../results-bar/sort-orders-context';
import type { PageExtensions } from './page-extensions';
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

type ReportError = Platform['reportError'];

/** Returns a function that calls another one, and returns the fallback after an error. */
const createGuard =
  (reportError: ReportError) =>
  <Result, Fallback>(area: string, action: () => Result, fallback: Fallback) => {
    try {
      return action();
    } catch (error) {
      reportError(error, area);
      return fallback;
    }
  };

type Guard = ReturnType<typeof createGuard>;

const guardForms = (forms: readonly FacetForm[], guard: Guard): readonly FacetForm[] =>
  forms.map((form) => {
    const { facetIds } = form;
    if (typeof facetIds !== 'function') return form;
    return { ...form, facetIds: (facet) => guard('facet form', () => facetIds(facet), false) };
  });

const guardOrders = (orders: SortOrders, guard: Guard): SortOrders =>
  orders.map((order) =>
    typeof order === 'string'
      ? order
      : {
          ...order,
          label: (language, type) =>
            guard('sort order', () => order.label(language, type), order.sortBy),
        },
  );

const guardRegistries = (
  { sortOrders = ownSortOrders, eventFields, chipTexts }: Extensions,
  guard: Guard,
): PageExtensions['registries'] => ({
  sortOrders: guardOrders(sortOrders, guard),
  ...(eventFields && {
    eventFields: (update) =>
      guard('event fields', () => readCustomFields(eventFields(update)), undefined),
  }),
  ...(chipTexts && {
    chipTexts: (option, language) =>
      guard('chip text', () => chipTexts(option, language), undefined),
  }),
});

export function extendPage(extensions: Extensions, reportError: ReportError): PageExtensions {
  const { facetForms = [], cardParts = [], contentSlots = [] } = extensions;
  const guard = createGuard(reportError);
  const registries = guardRegistries(extensions, guard);
  const forms = guardForms(facetForms, guard);
  const parts = renderParts(
    cardParts.map((part) => ({ ...part, Part: inBoundary('card part', part.Part) })),
  );
  const slots = renderSlots(
    contentSlots.map((slot) => ({ ...slot, Content: inBoundary('content slot', slot.Content) })),
  );
  return {
    registries,
    Providers: ({ children }) => (
      <FacetFormsContext value={forms}>
        <CardPartsContext value={parts}>
          <ContentSlotsContext value={slots}>
            <SortOrdersContext value={registries.sortOrders}>
              <ChipTextsContext value={registries.chipTexts}>{children}</ChipTextsContext>
            </SortOrdersContext>
          </ContentSlotsContext>
        </CardPartsContext>
      </FacetFormsContext>
    ),
  };
}
