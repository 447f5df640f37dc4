/** Reports events to Constructor.io, by the tracker of its own client. */
import { readId } from '../../src/catalogue/listing-bounds';
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { readCount, readMatch, readRecord, readText } from '../../src/lib/read-unknown';
import type { ReportedEvent } from '../../server/services/listing-service';
import type { VendorReports } from '../adapter';
import { requestedTerm, requestOfPath } from '../vendor-request';
import {
  createClient,
  createSend,
  type Client,
  type ConstructorIoOptions,
} from './constructor-io-client';
import type { FacetNames } from './facet-names';
import { hasNoSegment, subjectOf } from './subject';

type Catalogue = {
  readonly readNames: () => Promise<FacetNames>;
  readonly findByIds: (ids: readonly string[]) => Promise<readonly unknown[]>;
};

type Payload<Topic extends ReportedEvent['topic']> = Extract<
  ReportedEvent,
  { readonly topic: Topic }
>['payload'];

type Context = {
  readonly tracker: Client['tracker'];
  readonly names: FacetNames;
  readonly itemNames: ReadonlyMap<string, string>;
  readonly request: ListingRequest;
  readonly user: ReturnType<typeof userOf>;
};

/** The tracker sends one request for each event; those of a batch are under way together. */
const mostAtOnce = 20;
const topics = ['listing-view', 'product-click', 'product-save'] as const;

/** A visit is that of one tab, so its sessions have no numbers. */
const userOf = (clientId: string, dateTime: number) => ({ clientId, dateTime, sessionId: 1 });

function resultOf({ resultId }: { readonly resultId?: unknown }) {
  const read = readId(resultId);
  return read === undefined ? {} : { resultId: read };
}

function filterOf({ request, names }: Context) {
  const [filterName, filterValue] = subjectOf(request, names);
  return { filterName, filterValue };
}

/** The tracker takes the ids of the products too, which the event does not have. */
function trackView(payload: Payload<'listing-view'>, context: Context): void {
  const { tracker, request, user } = context;
  const url = readText(payload.path) ?? '';
  const resultCount = readCount(payload.numResults) ?? 0;
  const loaded = { url, resultCount, resultPage: request.page, ...resultOf(payload), items: [] };
  const term = requestedTerm(request);
  // A response that replaced another by itself is nothing that the shopper did.
  if (payload.isRefresh) return;
  if (term !== undefined) tracker.trackSearchResultsLoaded(term, loaded, user);
  else tracker.trackBrowseResultsLoaded({ ...loaded, ...filterOf(context) }, user);
}

/** The page of the list that a position over all pages, from 1, is on. */
function placeOf(position: number, { size }: ListingRequest) {
  const resultPage = Math.ceil(position / size);
  const resultPositionOnPage = position - (resultPage - 1) * size;
  return { resultPage, resultPositionOnPage, numResultsPerPage: size };
}

function trackClick(payload: Payload<'product-click'>, context: Context): void {
  const { tracker, request, itemNames, user } = context;
  const itemId = readId(payload.productId) ?? '';
  const itemName = itemNames.get(itemId);
  const term = requestedTerm(request);
  const position = readCount(payload.position);
  if (itemName === undefined || !position) return;
  const item = { itemName, itemId };
  // A listing without results suggests products, which are no results.
  if (payload.list === 'suggestions') tracker.trackGenericResultClick(item, user);
  else if (term !== undefined)
    tracker.trackSearchResultClick(term, { ...item, ...resultOf(payload) }, user);
  else
    tracker.trackBrowseResultClick(
      { itemId, ...filterOf(context), ...placeOf(position, request), ...resultOf(payload) },
      user,
    );
}

function trackSave(payload: Payload<'product-save'>, context: Context): void {
  const { tracker, request, itemNames, user } = context;
  const itemId = readId(payload.productId) ?? '';
  const itemName = itemNames.get(itemId);
  if (itemName === undefined) return;
  const saved = { itemName, itemId, type: 'add_to_wishlist', ...resultOf(payload) };
  tracker.trackConversion(requestedTerm(request), saved, user);
}

function track(event: ReportedEvent, context: Omit<Context, 'request' | 'user'>): void {
  const clientId = readMatch(event.visitId, /^[\w-]{1,64}$/);
  const request = requestOfPath(readText(event.payload.path) ?? '');
  if (clientId === undefined || request === undefined || hasNoSegment(request)) return;
  const whole = { ...context, request, user: userOf(clientId, event.atMs) };
  if (event.topic === 'listing-view') trackView(event.payload, whole);
  if (event.topic === 'product-click') trackClick(event.payload, whole);
  if (event.topic === 'product-save') trackSave(event.payload, whole);
}

/** Servers refuse longer addresses, with the events of all shoppers in them. */
const longestIds = 4_000;
const longestId = 200;

/** The ids that fit one address. */
function withinAddress(ids: readonly string[]): readonly string[] {
  let left = longestIds;
  return ids.filter((id) => {
    const { length } = encodeURIComponent(id);
    if (length > longestId || length > left) return false;
    left -= length + '&ids='.length;
    return true;
  });
}

/** The vendor's names of the products by their ids. What it does not have, any client may have made up. */
async function findNames(
  events: readonly ReportedEvent[],
  { findByIds }: Catalogue,
): Promise<ReadonlyMap<string, string>> {
  const ids = events.flatMap((event) =>
    event.topic === 'listing-view' ? [] : (readId(event.payload.productId) ?? []),
  );
  const asked = withinAddress([...new Set(ids)]);
  const records = asked.length > 0 ? await findByIds(asked) : [];
  return new Map(
    records.map(readRecord).flatMap(({ data, value }) => {
      const id = readId(readRecord(data).id);
      const name = readText(value);
      return id === undefined || name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** Resolves with the number of requests that succeeded. Rejects when none did. */
async function countSent(sent: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(sent);
  const succeeded = results.filter(({ status }) => status === 'fulfilled').length;
  // Rejects with the failure of one of them.
  if (succeeded === 0) await Promise.all(sent);
  return succeeded;
}

export function createReports(options: ConstructorIoOptions, catalogue: Catalogue): VendorReports {
  const send = createSend(options);
  return {
    topics,
    mostAtOnce,
    send: async (events) => {
      const itemNames = await findNames(events, catalogue);
      const names = await catalogue.readNames();
      // The tracker gives no promises, so that those of its requests are kept here.
      const sent: Promise<unknown>[] = [];
      const { tracker } = createClient(options, (address, init) => {
        const response = send(address, init);
        sent.push(response);
        return response;
      });
      // Without a listener the process would end.
      tracker.on('error', () => undefined);
      for (const event of events) track(event, { tracker, names, itemNames });
      return countSent(sent);
    },
  };
}
