/** What a storefront may import: everything else of the product may change with any version. */
export { useDispatch } from 'react-redux';
export type { Listing } from '../catalogue/listing';
export type { Product } from '../catalogue/product';
export { useHref, useLanguage } from '../environment/use-environment';
export type { EventFields } from '../events/event-fields';
export type { EventPayloads, Topic } from '../events/event-payloads';
export type { PageEvents } from '../events/page-events';
export type { ChipTexts } from '../filters/chips/chip-labels';
export type { FacetForm, FacetFormProps } from '../filters/facets/facet-forms';
export type { OfferedFacet, OfferedValue } from '../filters/facets/offered-facets';
export { OptionList } from '../filters/options/OptionList';
export type { ContentSlot } from '../grid/content-slots';
export { optionFieldOf } from '../listing-url/form-fields';
export { facetOptionsChosen, facetToggled } from '../listing/navigation';
export { ownSortOrders, type AddedSortOrder } from '../listing/sort-orders';
export type { CardPart } from '../product/card-parts';
export {
  ownLanguages,
  type Language,
  type Languages,
  type WriteTexts,
} from '../storefront/language';
export { changeTexts } from '../storefront/own-texts';
export { NoScript } from '../ui/NoScript';
export { VisuallyHidden } from '../ui/VisuallyHidden';
export { defineStorefront, type Storefront, type StorefrontOptions } from './storefront';
export { Subcategories } from './Subcategories';
