/** Long texts that repeat what the project's own regular expressions look for, which makes a careless one slow. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Chance } from '../../shop/pictures/chance';

const root = resolve(__dirname, '../..');
const sources = ['src', 'server', 'adapters', 'check-api'].map((folder) => join(root, folder));

/** Separators of the grammars that the project parses. */
const separators = [
  ' ', '\t', ';', ',', '=', '&', '?', '/', '//', '\\', '-', '--', '---', '+', '|', '.', ':', '"', "'", '<', '>',
  '&lt;', '&#', '%20', '%2F', '%', '[', ']', '{', '}', '(', ')', '0', '9.', 'a', 'A', 'é', '_', '#', '@', '~', '$',
  'W/', 'q=', 'sid', 'a=', 'a;', '"a":', '[[', '{"a":',
]; // prettier-ignore

function ownPatterns(): readonly string[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => patternsOf(readFileSync(join(folder, file), 'utf8'))),
  );
}

function patternsOf(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node))
      found.push(node.text.slice(1, node.text.lastIndexOf('/')));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/** What a pattern looks for, piece by piece: `/a\s*(?:sid|auth)=/` gives `a `, `sid`, `auth`, `=`. */
const piecesOf = (pattern: string): readonly string[] =>
  pattern
    .replace(/\\p\{\w+\}/giu, 'é')
    .replace(/\\s/g, ' ')
    .replace(/\\d/g, '7')
    .replace(/\\w/g, 'a')
    .replace(/\\b|\(\?(?:[:=!]|<[=!]|<\w+>)/gi, '')
    .replace(/\\(.)/g, '$1')
    .split(/[()|*+?{}^$[\]]/)
    .filter((piece) => piece !== '' && piece.length <= 24);

let cachedPieces: readonly string[] | undefined;
const allPieces = (): readonly string[] =>
  (cachedPieces ??= [...new Set([...separators, ...ownPatterns().flatMap(piecesOf)])]);

export type HostileText = (length: number) => string;

/** A text of one to three pieces, each repeated on its own or all in turn. */
export function aHostileText(chance: Chance): HostileText {
  const pieces = allPieces();
  const chosen = Array.from(
    { length: 1 + chance.below(3) },
    () => pieces[chance.below(pieces.length)] ?? ' ',
  );
  const isInTurn = chance.is(0.4);
  return (length) =>
    isInTurn
      ? chosen
          .join('')
          .repeat(Math.ceil(length / chosen.join('').length))
          .slice(0, length)
      : chosen
          .map((piece) =>
            piece
              .repeat(Math.ceil(length / chosen.length / piece.length))
              .slice(0, length / chosen.length),
          )
          .join('');
}
