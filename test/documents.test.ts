/** Checks that links and citations in documents and comments have a target, and that tables of modules are complete. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import GithubSlugger from 'github-slugger';
import { lexer, walkTokens, type Token } from 'marked';

const root = resolve(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    // An example may be installed and built where it is.
    .filter((file) => !/\/(?:node_modules|dist|data)\//.test(file));

const folders =
  'adapters check-api deploy docs examples scripts server shop src storefront styles test'.split(
    ' ',
  );
const files = [
  ...filesIn('.', false),
  ...folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(folder, true)),
];
const documents = files.filter((file) => file.endsWith('.md'));

function tokensIn(document: string): readonly Token[] {
  const tokens: Token[] = [];
  void walkTokens(lexer(read(document)), (token) => void tokens.push(token));
  return tokens;
}

const textOf = (token: Token): string =>
  'tokens' in token && token.tokens
    ? token.tokens.map(textOf).join('')
    : 'text' in token
      ? String(token.text)
      : '';

const headingsIn = (document: string) =>
  tokensIn(document)
    .filter(({ type }) => type === 'heading')
    .map(textOf);

/** The anchors that GitHub gives a document's headings. */
function anchorsIn(document: string): readonly string[] {
  const slugger = new GithubSlugger();
  return headingsIn(document).map((heading) => slugger.slug(heading));
}

const anchors = new Map(documents.map((document) => [document, anchorsIn(document)]));

const linksIn = (document: string): readonly string[] =>
  tokensIn(document).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [String(token.href)] : [],
  );

function isDead(document: string, link: string): boolean {
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && !anchors.get(target)?.includes(anchor);
}

const relativeLinksIn = (document: string) =>
  linksIn(document).filter((link) => !/^[a-z]+:/.test(link));

describe('a link of a document', () => {
  it.each(documents)('points to an existing file and heading: %s', (document) => {
    const links = relativeLinksIn(document);
    expect(links.filter((link) => isDead(document, link))).toEqual([]);
  });
});

type Packed = readonly { readonly files: readonly { readonly path: string }[] }[];

/** What `npm pack` puts into the package, types aside, which are compiled when it is packed. */
function packedFiles(): readonly string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8' })) as Packed;
  return packed?.files.map(({ path }) => path) ?? [];
}

describe('a document of the package', () => {
  const packed = packedFiles();
  const isPacked = (path: string) =>
    packed.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));
  const packedDocuments = packed.filter((file) => file.endsWith('.md'));

  it('is there for everyone who reads about the product', () => {
    const needed = ['README.md', 'docs/README.md', 'docs/decisions/README.md', 'deploy/README.md'];
    expect(packedDocuments).toEqual(expect.arrayContaining(needed));
  });

  it.each(packedDocuments)('links files of the package alone: %s', (document) => {
    const targets = relativeLinksIn(document).flatMap((link) => {
      const path = decodeURI(link).split('#')[0] ?? '';
      return path === '' ? [] : [join(dirname(document), path)];
    });
    expect(targets.filter((target) => !isPacked(target))).toEqual([]);
  });
});

/** A path from the root or from the document's folder, such as `test/documents.test.ts`; NAME stands for any name. */
const namedFile =
  /^(?:\.ci|\.github|deploy|docs|examples|scripts|server|shop|src|test)\/[\w./-]+\.\w+$/;

describe('a path in a document', () => {
  it.each(documents)('names an existing file: %s', (document) => {
    const paths = tokensIn(document).flatMap((token) =>
      token.type === 'codespan' && namedFile.test(textOf(token)) ? [textOf(token)] : [],
    );
    const isThere = (path: string) =>
      existsSync(join(root, path)) || existsSync(join(root, dirname(document), path));
    expect(paths.filter((path) => !/NAME|NNN/.test(path) && !isThere(path))).toEqual([]);
  });
});

type Project = { readonly scripts?: Readonly<Record<string, string>> };

const scriptsOf = (file: string) =>
  existsSync(join(root, file))
    ? Object.keys((JSON.parse(read(file)) as Project).scripts ?? {})
    : [];

/** Those of a project of one's own, which the guide to it makes. */
const [, madeCommands = ''] =
  /^for command in ([a-z -]+); do npm pkg set/m.exec(read('docs/guides/own-storefront.md')) ?? [];

describe('a command in a document', () => {
  const known = [...scriptsOf('package.json'), ...madeCommands.split(' ')];

  it.each(documents)('is a script of a package.json: %s', (document) => {
    const scripts = new Set([...known, ...scriptsOf(join(dirname(document), 'package.json'))]);
    const named = [...read(document).matchAll(/npm run ([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !scripts.has(name))).toEqual([]);
  });

  it('is one of the example of such a project, which has them all', () => {
    const scripts = scriptsOf('examples/own-storefront/package.json');
    expect(scripts).toEqual(expect.arrayContaining(madeCommands.split(' ')));
  });
});

describe('the changelog', () => {
  const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  const versions = read('CHANGELOG.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0] ?? '', section] as const);

  it.each(versions)('has the headings of keepachangelog.com, each once, in %s', (_, section) => {
    const headings: readonly string[] = section.match(/(?<=^### ).+$/gm) ?? [];
    expect(headings).toEqual(kinds.filter((kind) => headings.includes(kind)));
  });

  it.each(versions)('says in 1,500 words at most what is new in %s', (version, section) => {
    expect(version).toMatch(/^\[(?:Unreleased\]|\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d)$/);
    expect(section.split(/\s+/).length).toBeLessThanOrEqual(1500);
  });
});

/** The blocks of code that name the file they show: "```ts examples/extensions/storefront.ts". */
const shownFiles = documents.flatMap((document) =>
  tokensIn(document).flatMap((token) => {
    const path = token.type === 'code' ? String(token.lang).split(' ')[1] : undefined;
    return path === undefined ? [] : [{ document, path, text: `${textOf(token)}\n` }];
  }),
);

describe('a file in a document', () => {
  it.each(shownFiles)('is shown as it is: $path in $document', ({ path, text }) => {
    expect(text).toBe(read(path));
  });
});

type Cell = { readonly text: string };

/** The names in the first column of a document's table of modules; undefined without such a table. */
function tabledNames(document: string): readonly string[] | undefined {
  const tables = tokensIn(document).flatMap((token) =>
    token.type === 'table' && /^(?:module|file)$/.test((token.header as Cell[])[0]?.text ?? '')
      ? (token.rows as Cell[][])
      : [],
  );
  if (tables.length === 0) return undefined;
  return tables.flatMap(([cell]) => cell?.text.match(/(?<=`)[^`,]+(?=`)/g) ?? []);
}

const inventories = documents
  .filter((document) => /^(?:src|adapters|check-api|scripts)\/(?:.*\/)?README\.md$/.test(document))
  .flatMap((document) => {
    const names = tabledNames(document);
    return names ? [{ folder: dirname(document), names }] : [];
  });

describe('the table of modules in a README', () => {
  it.each(inventories)('lists the modules of $folder', ({ folder, names }) => {
    const modules = filesIn(folder, false).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    const listed = new Set(names);
    expect(modules.map((file) => basename(file)).filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each(inventories)('lists nothing else for $folder', ({ folder, names }) => {
    const below = filesIn(folder, true);
    const isThere = (name: string) =>
      below.some(
        (file) => file.endsWith(`/${name}`) || file.includes(`/${name.replace(/\/?$/, '/')}`),
      );
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});

/** Removes the starts of comment lines, so that a citation may span two lines. */
const proseOf = (file: string) =>
  read(file)
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\*|\/\/) /, ''))
    .join(' ');

const cited = /\.(?:[cm]?[jt]sx?|scss|md)$/;
const prose = files
  .filter((file) => cited.test(file))
  .map((file) => [file, proseOf(file)] as const);

/** The numbers in each citation that matches `form`, such as "4.2 and 7.1", with their files. */
const citations = (form: RegExp, number: RegExp) =>
  prose.flatMap(([file, text]) =>
    [...text.matchAll(form)].flatMap(([, list = '']) =>
      (list.match(number) ?? []).map((found) => ({ file, found })),
    ),
  );

describe('a citation', () => {
  it('names a section in docs/product.md', () => {
    const sections = headingsIn('docs/product.md').map((heading) => heading.split(' ', 1)[0]);
    const found = citations(
      /docs\/product\.md,? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/g,
      /\d+(?:\.\d+)?/g,
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((citation) => !sections.includes(citation.found))).toEqual([]);
  });

  it('names a decision in docs/decisions', () => {
    const decisions = filesIn('docs/decisions', false).map((file) =>
      basename(file).split('-', 1)[0]?.replace(/^0+/, ''),
    );
    const found = citations(
      /\bdecisions? (\d+[a-z]?(?:(?:, | and | to )\d+[a-z]?)*)/gi,
      /\d+[a-z]?/g,
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((citation) => !decisions.includes(citation.found))).toEqual([]);
  });
});

describe('the README', () => {
  it('has the budgets that the build is held to', () => {
    const numbersOf = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, number]) => number);
    const [, section = ''] = read('README.md').split('## Budgets\n');
    const budgets = numbersOf(
      read('.size-limit.mjs'),
      /^ {2,4}(?:budget\('script of the first load', \[script\], )?(\d{1,3}\.\d)[,)]/gm,
    );
    expect(numbersOf(section, /(\d{1,3}\.\d) kB/g)).toEqual(budgets.slice(0, 3));
  });
});
