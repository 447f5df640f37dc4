/** Which pieces of content the page shows, where each has the documented form. */
import type { WireContent, WireMeta } from '../../src/catalogue/listing-response';
import { readList, readRecord, type Unchecked } from '../../src/lib/read-unknown';
import { contentPlaces, mostInserts } from '../../src/storefront/page-content';
import { listingIn, type CheckedListing, type ListingSession } from '../listing-session';
import { shown, type Fault } from '../report';

type Piece = Unchecked<WireContent>;

export function checkContent({ report, listings }: ListingSession): void {
  const check = { name: 'all content is shown', section: 'content' };
  if (listings.every((listing) => piecesIn(listing).length === 0)) {
    report.skip(check, 'no response has any');
    return;
  }
  const hiding = listings.find((listing) => hiddenIn(piecesIn(listing)));
  if (hiding) report.check({ ...check, request: hiding.request }, hiddenIn(piecesIn(hiding)));
  else report.check(check);
}

const piecesIn = ({ body }: CheckedListing): readonly Piece[] =>
  readList(readRecord<WireMeta>(listingIn(body).meta).content).map(readRecord<WireContent>);

function hiddenIn(pieces: readonly Piece[]): Fault | undefined {
  for (const place of contentPlaces) {
    const most = typeof place === 'number' ? 1 : mostInserts;
    const count = pieces.filter(({ position }) => position === place).length;
    if (count > most)
      return {
        expected: `${most} at most of position ${shown(place)}`,
        got: `${count}, of which the page shows the first${most > 1 ? ` ${most}` : ''}`,
      };
  }
  const unpictured = pieces.find(({ image, narrowImage }) => narrowImage && !image);
  return (
    unpictured && {
      expected: 'an image of each piece that has a narrowImage',
      got: `none of ${shown(unpictured.heading)}, which the page shows without a picture`,
    }
  );
}
