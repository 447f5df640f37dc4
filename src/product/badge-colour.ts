/** The colour of a promotion badge, read from an untrusted text. */
import { isDark } from '../lib/luminance';

export type BadgeColour = {
  /** A hexadecimal colour, safe in an attribute. */
  readonly ground: string;
  /** The text colour with the higher contrast, which is at least 4.5:1 on any ground. */
  readonly text: 'black' | 'white';
};

// The sixteen basic names of HTML and a few that shops use; other names get the brand's own badge.
const named = new Map(
  (
    'black:000000 silver:c0c0c0 gray:808080 grey:808080 white:ffffff maroon:800000 red:ff0000 purple:800080 ' +
    'fuchsia:ff00ff green:008000 lime:00ff00 olive:808000 yellow:ffff00 navy:000080 blue:0000ff teal:008080 ' +
    'aqua:00ffff orange:ffa500 pink:ffc0cb gold:ffd700 brown:a52a2a crimson:dc143c'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, -7), pair.slice(-6)]),
);

/** Six hexadecimal digits of `#abc`, `#aabbcc` (with or without alpha, which is dropped) or a known name. */
function readDigits(colour: string): string | undefined {
  const text = colour.trim().toLowerCase();
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (digits === undefined) return named.get(text);
  return digits.length < 6 ? digits.slice(0, 3).replace(/./g, '$&$&') : digits.slice(0, 6);
}

/** The colours of a badge; undefined for an unknown colour, which leaves the badge in the brand's colours. */
export function readBadgeColour(colour: string): BadgeColour | undefined {
  const digits = readDigits(colour);
  return digits === undefined
    ? undefined
    : { ground: `#${digits}`, text: isDark(digits) ? 'white' : 'black' };
}
