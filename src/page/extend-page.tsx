/**
 * Puts the extensions of a storefront into the page: a chunk of its own, which a page without extensions never loads.
 */
import { Suspense, type ComponentType } from 'react';
import type { Environment, ExtendEnvironment } from '../environment/environment';
import { boundEventFields } from '../events/event-fields';
import type { FacetForm } from '../filters/facets/facet-forms';
import { renderSlots } from '../grid/render-slots';
import { readCustomFields } from '../lib/custom-fields';
import { ownSortOrders, type SortOrders } from '../listing/sort-orders';
import { isSortOption, type SortOption } from '../listing-url/sort-option';
import type { Platform } from '../platform/platform';
import type { Brand } from '../storefront/brand';
import type { Language } from '../storefront/language';
import { ErrorBoundary } from '../listing/ErrorBoundary';
import type { Extensions } from './storefront';
import { renderParts } from '../product/render-parts';

/** Renders nothing after an error: by an error boundary in a browser, by Suspense on the server, which has none. */
function inBoundary<Props extends object>(area: string, Content: ComponentType<Props>) {
  return function Bounded(props: Props) {
    return (
      <ErrorBoundary area={area}>
        <Suspense>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
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

const optionOf = (order: SortOrders[number]): SortOption =>
  typeof order === 'string' ? order : `${order.sortBy}.${order.sortOrder}`;

/** Leaves out the orders that no address can have. */
const readSortOrders = (orders: SortOrders, reportError: ReportError): SortOrders =>
  orders.filter((order) => {
    const option: string = optionOf(order);
    const isValid = isSortOption(option);
    const form = 'at most 40 lower-case letters, digits and _, a letter first';
    if (!isValid)
      reportError(new Error(`No sort order "${option}": sortBy has ${form}`), 'sort order');
    return isValid;
  });

/** A label that fails is the key of its order. */
function addLabels({ texts, ...language }: Language, orders: SortOrders, guard: Guard): Language {
  const labels = orders.flatMap((order) => {
    if (typeof order === 'string') return [];
    const { sortBy, label } = order;
    const write = () => label({ ...language, texts });
    return [[optionOf(order), guard('sort order', write, sortBy)] as const];
  });
  if (labels.length === 0) return { ...language, texts };
  const { sort } = texts;
  const sortOrders = { ...sort.orders, ...Object.fromEntries(labels) };
  return { ...language, texts: { ...texts, sort: { ...sort, orders: sortOrders } } };
}

const createExtendLanguage =
  (sortOrders: SortOrders, chipTexts: Extensions['chipTexts'], guard: Guard) =>
  (own: Language): Language => {
    const language = addLabels(own, sortOrders, guard);
    if (!chipTexts) return language;
    return {
      ...language,
      chipText: (option) => guard('chip text', () => chipTexts(option, language), undefined),
    };
  };

const guardEventFields = (
  eventFields: Extensions['eventFields'],
  guard: Guard,
): Environment['eventFields'] =>
  eventFields &&
  ((update) =>
    guard(
      'event fields',
      () => {
        const fields = readCustomFields(eventFields(update));
        return fields && boundEventFields(fields);
      },
      undefined,
    ));

/** Extends with what is loaded for a brand too. Rejects when that cannot be loaded. */
export async function extendWithLoaded(
  extensions: Extensions,
  { key }: Brand,
  reportError: ReportError,
): Promise<ExtendEnvironment> {
  const loaded = await extensions.loadExtensions?.[key]?.();
  return extendPage({ ...extensions, ...loaded }, reportError);
}

/** An error in an extension stays in it, and is reported. */
export function extendPage(extensions: Extensions, reportError: ReportError): ExtendEnvironment {
  const { facetForms = [], cardParts = [], contentSlots = [] } = extensions;
  const { chipTexts, eventFields } = extensions;
  const sortOrders = readSortOrders(extensions.sortOrders ?? ownSortOrders, reportError);
  const guard = createGuard(reportError);
  const extendLanguage = createExtendLanguage(sortOrders, chipTexts, guard);
  const added = {
    eventFields: guardEventFields(eventFields, guard),
    facetForms: guardForms(facetForms, guard),
    renderCardParts: renderParts(
      cardParts.map((part) => ({ ...part, Part: inBoundary('card part', part.Part) })),
    ),
    renderSlots: renderSlots(
      contentSlots.map((slot) => ({ ...slot, Content: inBoundary('content slot', slot.Content) })),
    ),
    sortOrders: sortOrders.map(optionOf),
  };
  return (environment) => ({
    ...environment,
    ...added,
    language: extendLanguage(environment.language),
  });
}
