/**
 * Names of the public interface that no module exports, by heading of `docs/public-interface.md`: the file that holds
 * them, and the names, separated by commas. A name has its quotes where the bare word has another meaning in the file.
 */
type HandListed = readonly (readonly [file: string, names: string])[];

export const handListedNames: Readonly<Record<string, HandListed>> = {
  Storefronts: [
    ['src/page/storefront.ts', 'brands, languages, facetForms, cardParts, contentSlots'],
    ['src/page/storefront.ts', 'sortOrders, eventFields, chipTexts, loadExtensions'],
    ['src/filters/facets/facet-forms.ts', 'facetIds, Form, facet, limitNoteId'],
    ['src/product/card-parts.ts', 'place, Part, product'],
    ['src/product/card-parts.ts', 'on-picture, at-price, above-title, below-title, end, action'],
    ['src/catalogue/product.ts', 'customFields'],
    ['src/grid/content-slots.ts', 'place, Content, listing, above-grid, below-grid, after'],
    ['src/listing/sort-orders.ts', 'sortBy, sortOrder, label'],
    ['src/storefront/language.ts', 'facetId, optionId, name'],
  ],
  Elements: [
    ['src/client/csrf-token.ts', 'csrf-token'],
    ['src/page/ProductListingPage.tsx', 'data-plp-brand'],
    ['src/grid/ProductGrid.tsx', 'data-plp-slot, data-plp-content, data-plp-campaign'],
    ['src/client/analytics/recorder.ts', 'data-plp-product'],
    ['src/storefront/page-names.ts', 'data-plp-listing'],
    ['src/page/BelowGrid.tsx', 'below-grid'],
    ['src/grid/SeoAnchor.tsx', 'plp-seo-anchor'],
    ['src/filters/element-ids.ts', 'filters'],
  ],
  // It has no style of its own.
  'Class names': [['src/filters/options/OptionList.tsx', 'plp-option-list']],
  'Page globals': [['src/client/analytics/consent.ts', 'consent']],
  'Names on window': [
    ['src/client/error-reporter.ts', 'plpReportError'],
    ['src/client/window-event-bus.ts', 'publish, subscribe, push, plp:${topic}'],
    ['src/lib/event-bus.ts', 'replay'],
    ['src/client/dev-tools/page-tools.ts', 'exportSession, download, replaySession'],
  ],
  'Reports of errors': [
    ['src/client/error-reporter.ts', 'errors, kind, area, message, stack, path'],
    ['src/client/error-reporter.ts', 'render, hydration, chunk, script'],
  ],
  'Built files': [
    ['scripts/build.mjs', 'assets.json, texts, extensions, filters, delivery'],
    ['scripts/build.mjs', 'texts-'],
    ['src/client/main.tsx', 'mount, unmount'],
    ['webpack.config.js', 'product-listing, shop-consent, shop-saved, shop-recommendations'],
    ['webpack.config.js', 'shop-product, shop-compare, shop-search, shop-suggestions'],
  ],
  'Command of the package': [
    [
      'scripts/product-listing-page.mjs',
      "'build', 'watch', 'start', 'import', 'check-api', 'events', 'migrate', 'backup'",
    ],
    ['scripts/product-listing-page.mjs', '--storefront, --out, --server, --dist, --help'],
  ],
  'Files of a storefront': [
    ['src/client/main.tsx', 'storefront'],
    ['styles/main.scss', "'themes'"],
    ['webpack.config.js', 'STOREFRONT'],
  ],
  'Addresses of listings': [
    ['src/listing-url/listing-query.ts', 'sortkey, sort, page, numProducts, uf'],
    ['src/listing-url/legacy-search-url.ts', '/e/q'],
    [
      'src/listing-url/form-fields.ts',
      'form, facet, f., one., min., max., filled., currency, plp-facets, plp-sort, plp-size',
    ],
  ],
  Storage: [
    ['src/saved-for-later/saved-session.ts', 'sfl_csrf_token, sfl_product_list'],
    ['src/client/browser-platform.ts', 'ConstructorioID_client_id'],
    ['src/results-bar/picture-size-slice.ts', 'plp_picture_size'],
    ['shop/consent/consent-control.ts', 'given, refused'],
    ['src/events/earlier-searches.ts', 'plp_earlier_searches'],
  ],
  'Cookies and messages between tabs': [
    ['server/rendering/request-platform.ts', 'COID'],
    ['server/page-cache/page-cache-key.ts', 'COID'],
    ['src/client/browser-platform.ts', 'ConstructorioID_client_id'],
    ['src/client/tab-channel.ts', 'product-listing'],
  ],
  'Data layer': [
    ['src/events/data-layer.ts', 'ecommerce'],
    ['src/events/data-layer-events.ts', 'view_item_list, select_item, add_to_wishlist'],
    ['src/events/data-layer-events.ts', 'view_search_results, search_term, num_results'],
    ['src/events/data-layer-events.ts', 'view_promotion, select_promotion'],
    ['src/events/data-layer-events.ts', 'sort_listing, sort_order'],
    ['src/events/data-layer-events.ts', 'filter_listing, filters, filter_text'],
  ],
  'Collected events': [
    ['src/events/collected-event.ts', 'id, visitId, topic, atMs, payload, productIds'],
    ['src/events/collector-queue.ts', 'events, dropped'],
    ['shop/events/read-batch.ts', 'sessionId, sequence, schemaVersion, brand, deviceClass'],
    ['shop/events/read-batch.ts', 'phone, tablet, desktop, dropped'],
    ['shop/events/events-command.ts', '--format, --topic, --since, --until, --out, --out-dir'],
    ['shop/events/events-command.ts', '--data-dir, --help'],
  ],
  'Options of the migration': [
    [
      'shop/database/migrate-command.ts',
      '--grant, --new-secret, --rotate-secret, --forget-former-secret, --help',
    ],
  ],
  'Options of the backup': [['shop/backup/backup-command.ts', '--data-dir, --help']],
  'Check of an API': [
    ['check-api/write-report.ts', 'url, sound, checks'],
    ['check-api/report.ts', 'group, name, result, contract, reason, expected, got, repeat'],
    ['check-api/report.ts', 'holds, breaks, none'],
  ],
  'Recorded sessions': [
    [
      'src/events/session.ts',
      'version, build, brand, viewport, width, height, startedAt, url, dropped, entries',
    ],
    ['src/events/session.ts', 'atMs, type, payload, place, location, document'],
    ['src/saved-for-later/saved-for-later-slice.ts', 'savedForLater/saveToggled'],
  ],
  'Listing request': [
    ['src/catalogue/listing-request.ts', 'group_id, collection_id, filters, ui'],
    ['src/catalogue/products-request.ts', 'product_id'],
    ['src/catalogue/listing-request.ts', 'num_results_per_page, page, sort_by, sort_order'],
    ['src/catalogue/sort-parameters.ts', 'ascending, descending'],
    ['src/listing/request/fetch-listing.ts', 'x-brand'],
    ['src/lib/csrf-header.ts', 'X-Csrf-Token'],
  ],
  Suggestions: [
    ['src/catalogue/read-suggestions-request.ts', 'suggestions, limit'],
    ['shop/search/fetch-suggestions.ts', 'response, term_list, category_list, product_list'],
    ['shop/search/fetch-suggestions.ts', 'group_id, display_name, parent_name'],
  ],
  'Facets with a meaning': [
    ['src/catalogue/read-facets.ts', 'brand'],
    ['src/filters/chips/chip-labels.ts', 'customerRating'],
    ['src/catalogue/listing-request.ts', 'priceType'],
    ['src/listing-url/facet-id.ts', 'price, screenSize, microwaveCapacity, discount'],
    ['src/listing-url/facet-id.ts', 'dryLoad, washLoad, colours, navigationColour'],
  ],
  'Save for later': [
    ['src/saved-for-later/service-calls.ts', '_dynSessConf, productId'],
    ['src/saved-for-later/saved-session.ts', 'savedProducts'],
    ['src/saved-for-later/call-service.ts', 'sessionConfirmationNumber, message'],
  ],
  'Picture addresses': [
    ['src/product/image-sources.ts', '{url}, roundel, width, height, $roundel_, p1_img'],
    ['src/storefront/page-globals.ts', 'wid, hei'],
    ['server/settings/image-sizes.ts', 'none, wid/hei, shopify, cloudinary, imgix'],
  ],
  'Label values': [
    ['src/listing/request/listing-failure.ts', 'status, network, timeout, shape, cancelled'],
    ['server/rendering/preload-listing.ts', 'listing, nothing-to-ask'],
    ['server/page-cache/page-cache.ts', 'hit, stale, shared, rendered'],
    ['server/metrics.ts', 'personal'],
    ['server/metrics.ts', 'render, hydration, chunk, script, other'],
    ['server/services/listing-service.ts', 'sent, failed, dropped'],
    ['server/services/shop.ts', 'page, unavailable, failed, busy, idle, waiting'],
  ],
  Health: [
    ['server/operations/operation-routes.ts', 'status, ok, ready, no, reason, missing'],
    ['server/operations/readiness.ts', 'stopping, overload'],
  ],
  // In addition to those that are written out where they are logged.
  'Log lines': [
    ['src/listing/request/listing-failure.ts', 'API response error'],
    ['src/listing/request/listing-base-query.ts', 'ERR_CANCELED'],
    ['src/saved-for-later/saved-saga.ts', 'Error updating save for later:'],
    ['src/client/mount.tsx', 'Root Container Not Found'],
    ['src/listing-url/invalid-listing-url.ts', 'invalid plp url'],
    ['shop/open-shop.ts', 'new catalogue, saved products, collected events'],
  ],
  'Fields of log lines': [
    ['server/operations/request-log.ts', 'method, url, route, status, ms'],
    ['server/rendering/request-platform.ts', 'detail, err, area'],
    ['server/operations/client-errors.ts', 'clientError'],
    ['adapters/adapter-service.ts', 'problem'],
    ['shop/open-shop.ts', 'slowQuery, what, why, afterMs, warning, products, since'],
    ['server/cluster/process-pool.ts', 'worker'],
  ],
  'Lines of the programs': [
    ['server/start-server.ts', 'Ready after, Open'],
    ['server/serve.ts', 'Not ready yet:'],
    ['server/settings/settings.ts', 'Bad setting:'],
    ['shop/import/describe-summary.ts', 'Imported, Checked'],
    ['shop/import/update/describe-update.ts', 'Updated, Removed'],
    ['shop/import/import-command.ts', 'Nothing was imported:'],
    ['shop/import/roll-back.ts', 'Rolled back:'],
  ],
  'Rows of an import': [
    ['shop/import/products/read-native-row.ts', 'brand'],
    [
      'shop/import/products/read-native-row.ts',
      "'type', 'product', 'category', 'collection', 'id', 'title'",
    ],
    [
      'shop/import/products/read-native-row.ts',
      "'description', 'url', 'imageUrl', 'secondImageUrl', 'furtherImageUrls'",
    ],
    ['shop/import/products/read-native-row.ts', 'energy, sponsored'],
    ['shop/import/products/read-native-price.ts', 'price, reference, unit'],
    [
      'shop/import/products/read-native-price.ts',
      "'current', 'previous', 'currency', 'currentFrom', 'previousFrom', 'offers', 'lowest30', 'saleStart'",
    ],
    ['shop/import/products/read-native-row.ts', "'reviews', 'count', 'average', 'swatches'"],
    [
      'shop/import/products/read-native-row.ts',
      "'displayName', 'imageSrc', 'productImageSrc', 'promotion', 'colour'",
    ],
    [
      'shop/import/products/read-native-row.ts',
      "'categoryIds', 'collectionIds', 'attributes', 'measures'",
    ],
    ['shop/import/products/read-native-row.ts', "'addedOn', 'group'"],
    ['shop/import/products/read-native-row.ts', "'name', 'parentId', 'text', 'kind', 'promo'"],
    ['shop/import/products/read-native-row.ts', "'customFields', 'valuedeal'"],
  ],
  'Facets of an import': [
    ['shop/import/facets/facet-settings.ts', 'facets, others, id, name, type, multiple, range'],
    ['shop/import/facets/facet-settings.ts', 'values, bands, from, to, unit, attribute'],
  ],
  'Files and stores': [
    ['shop/catalogue/catalogue-folder.ts', 'catalogue'],
    ['shop/catalogue/embedded/generation-store.ts', 'current.json'],
    ['shop/catalogue/embedded/generation-files.ts', 'SHA256SUMS, generation.json, products.sqlite'],
    ['shop/saved/saved-files.ts', 'saved.db, saved-secret'],
    ['shop/events/events-file.ts', 'events.db'],
    ['shop/events/postgres-event-store.ts', 'collected_event, collected_event_schema'],
    ['shop/saved/postgres-saved-schema.ts', 'saved_product, saved_shopper, saved_total'],
    ['shop/saved/postgres-saved-schema.ts', 'saved_secret, saved_schema'],
    ['shop/catalogue/opensearch/open-opensearch-catalogue.ts', 'catalogue'],
    ['deploy/Dockerfile', 'dist/client, dist/server/main.js, /data'],
  ],
};
