/**
 * The part of the schema of Shopify's Storefront API (2026-04) that a listing needs, in the names and types of its
 * reference.
 */
import { buildSchema } from 'graphql';

export const storefrontSchema = buildSchema(/* GraphQL */ `
  scalar JSON
  scalar Decimal
  scalar DateTime
  scalar URL
  enum CountryCode {
    GB
    IE
    US
  }
  enum LanguageCode {
    EN
  }
  enum CurrencyCode {
    GBP
    EUR
    USD
  }
  directive @inContext(country: CountryCode, language: LanguageCode) on QUERY | MUTATION

  type Query {
    collection(handle: String, id: ID): Collection
    nodes(ids: [ID!]!): [Node]!
    search(
      query: String!
      types: [SearchType!]
      productFilters: [ProductFilter!]
      first: Int
      after: String
      reverse: Boolean = false
      sortKey: SearchSortKeys = RELEVANCE
      unavailableProducts: SearchUnavailableProductsType
    ): SearchResultItemConnection!
  }
  interface Node {
    id: ID!
  }
  type SEO {
    title: String
    description: String
  }
  type Collection implements Node {
    id: ID!
    handle: String!
    title: String!
    description: String!
    seo: SEO!
    products(
      first: Int
      after: String
      filters: [ProductFilter!]
      reverse: Boolean = false
      sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT
    ): ProductConnection!
  }
  enum ProductCollectionSortKeys {
    BEST_SELLING
    COLLECTION_DEFAULT
    CREATED
    ID
    MANUAL
    PRICE
    RELEVANCE
    TITLE
  }
  enum SearchSortKeys {
    PRICE
    RELEVANCE
  }
  enum SearchType {
    ARTICLE
    PAGE
    PRODUCT
  }
  enum SearchUnavailableProductsType {
    HIDE
    LAST
    SHOW
  }
  input ProductFilter {
    available: Boolean
    price: PriceRangeFilter
    productMetafield: MetafieldFilter
    productType: String
    productVendor: String
    tag: String
    variantOption: VariantOptionFilter
  }
  input PriceRangeFilter {
    min: Float
    max: Float
  }
  input MetafieldFilter {
    namespace: String!
    key: String!
    value: String!
  }
  input VariantOptionFilter {
    name: String!
    value: String!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }
  type ProductConnection {
    edges: [ProductEdge!]!
    nodes: [Product!]!
    filters: [Filter!]!
    pageInfo: PageInfo!
  }
  type ProductEdge {
    cursor: String!
    node: Product!
  }
  union SearchResultItem = Product
  type SearchResultItemEdge {
    cursor: String!
    node: SearchResultItem!
  }
  type SearchResultItemConnection {
    edges: [SearchResultItemEdge!]!
    nodes: [SearchResultItem!]!
    productFilters: [Filter!]!
    totalCount: Int!
    pageInfo: PageInfo!
  }
  enum FilterType {
    BOOLEAN
    LIST
    PRICE_RANGE
  }
  type Filter {
    id: String!
    label: String!
    type: FilterType!
    presentation: FilterPresentation
    values: [FilterValue!]!
  }
  enum FilterPresentation {
    IMAGE
    SWATCH
    TEXT
  }
  type FilterValue {
    id: String!
    label: String!
    count: Int!
    input: JSON!
    swatch: Swatch
    image: MediaImage
  }

  type Product implements Node {
    id: ID!
    handle: String!
    title: String!
    vendor: String!
    productType: String!
    availableForSale: Boolean!
    onlineStoreUrl: URL
    images(first: Int): ImageConnection!
    priceRange: ProductPriceRange!
    compareAtPriceRange: ProductPriceRange!
    options(first: Int): [ProductOption!]!
    variants(first: Int): ProductVariantConnection!
    metafield(namespace: String, key: String!): Metafield
  }
  type ProductOption implements Node {
    id: ID!
    name: String!
    optionValues: [ProductOptionValue!]!
  }
  type ProductOptionValue implements Node {
    id: ID!
    name: String!
  }
  type ProductVariantConnection {
    nodes: [ProductVariant!]!
  }
  type ProductVariant implements Node {
    id: ID!
    price: MoneyV2!
    unitPrice: MoneyV2
    unitPriceMeasurement: UnitPriceMeasurement
  }
  type UnitPriceMeasurement {
    measuredType: UnitPriceMeasurementMeasuredType
    quantityUnit: UnitPriceMeasurementMeasuredUnit
    quantityValue: Float!
    referenceUnit: UnitPriceMeasurementMeasuredUnit
    referenceValue: Int!
  }
  enum UnitPriceMeasurementMeasuredType {
    AREA
    COUNT
    LENGTH
    UNKNOWN
    VOLUME
    WEIGHT
  }
  enum UnitPriceMeasurementMeasuredUnit {
    CL
    CM
    FLOZ
    FT
    FT2
    G
    GAL
    IN
    ITEM
    KG
    L
    LB
    M
    M2
    M3
    MG
    ML
    MM
    OZ
    PT
    QT
    UNKNOWN
    YD
  }
  type ImageConnection {
    nodes: [Image!]!
  }
  scalar Color
  type Swatch {
    color: Color
    image: MediaImage
  }
  type MediaImage {
    image: Image
  }
  type Image {
    altText: String
    url(transform: ImageTransformInput): URL!
  }
  input ImageTransformInput {
    maxWidth: Int
    maxHeight: Int
  }
  type ProductPriceRange {
    minVariantPrice: MoneyV2!
    maxVariantPrice: MoneyV2!
  }
  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }
  type Metafield {
    value: String!
    type: String!
  }
`);
