/** Writes the banners of a vendor's rules as content of the listing API. */
import { readDisplayText, readId } from '../src/catalogue/listing-bounds';
import type { WireContent, WireContentImage } from '../src/catalogue/listing-response';
import { readNumber, readRecord, readText, type Unchecked } from '../src/lib/read-unknown';
import { safeAddress } from '../src/lib/safe-address';
import { withoutUndefined } from '../src/lib/without-undefined';
import { contentPlaces, mostPieces, readSpan } from '../src/storefront/page-content';

/** A vendor may have a number as text. */
const readPlace = (value: unknown) =>
  contentPlaces.find((place) => String(place) === readText(value));

function writeImage(image: unknown): WireContentImage | undefined {
  const { url, alt_text: alt } = readRecord<WireContentImage>(image);
  const address = safeAddress(url);
  return address === undefined
    ? undefined
    : withoutUndefined({ url: address, alt_text: readDisplayText(alt) });
}

/** Undefined for a piece without a place or a heading. */
function writePiece(piece: Unchecked<WireContent>): WireContent | undefined {
  const position = readPlace(piece.position);
  const heading = readDisplayText(piece.heading);
  if (position === undefined || heading === undefined) return undefined;
  return withoutUndefined({
    position,
    span: readSpan(readNumber(piece.span)),
    heading,
    text: readDisplayText(piece.text),
    action: readDisplayText(piece.action),
    url: safeAddress(piece.url),
    image: writeImage(piece.image),
    narrowImage: safeAddress(piece.narrowImage),
    campaignId: readId(piece.campaignId),
  });
}

/** Within the bounds of the contract; undefined when no piece is left. */
export function writeContent(
  pieces: readonly Unchecked<WireContent>[],
): readonly WireContent[] | undefined {
  const written = pieces.slice(0, mostPieces).flatMap((piece) => writePiece(piece) ?? []);
  return written.length > 0 ? written : undefined;
}
