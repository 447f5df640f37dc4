// @ts-expect-error The plugin brings no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'sessionStorage',
  'localStorage',
];
/** @type {import('eslint').Linter.RulesRecord} */
const sizes = {
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 8],
  'max-params': ['error', 3],
};
const unseenPatterns = [
  {
    selector: ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
    message: 'Write the pattern as a literal, which the linter checks for super-linear time.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(match|matchAll|search)$/]:matches([arguments.0.type="TemplateLiteral"], [arguments.0.type="BinaryExpression"])',
    message: 'Write the pattern as a literal, which the linter checks for super-linear time.',
  },
];
/** A named function of a module is a declaration; one that is a single expression may be an arrow function. */
const module = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration';
const blockArrows = {
  selector: `${module} > VariableDeclarator[id.typeAnnotation=undefined] > ArrowFunctionExpression[body.type="BlockStatement"]`,
  message: 'Write a function declaration.',
};
/** Types are aliases. Modules add their own fields to these by `declare module`, which only an interface takes. */
const interfaces = {
  selector: 'TSInterfaceDeclaration[id.name!=/^(?:RootState|Environment|Window)$/]',
  message: 'Write a type alias.',
};
const word = '/\\p{L}/u';
const wordName =
  '/^(?:aria-(?:description|label|placeholder|roledescription|valuetext)|alt|caption|heading|label|legend|placeholder|submitLabel|text|title)$/';
const wordAttribute = `JSXAttribute[name.name=${wordName}]`;
/** As in `{...shared, 'aria-label': 'Close'}`. */
const wordProperty = `Property:matches([key.name=${wordName}], [key.value=${wordName}])`;
const braces = `:matches(JSXElement, JSXFragment, ${wordAttribute}) > JSXExpressionContainer`;
const choice = ':matches(ConditionalExpression, LogicalExpression, BinaryExpression[operator="+"])';
const wordsInBraces = `:matches(Literal[value=${word}], TemplateLiteral:has(> TemplateElement[value.raw=${word}]))`;
/** What a shopper reads or hears, where it is rendered. */
const wordsInMarkup = [
  `JSXText[value=${word}]`,
  `${wordAttribute} > Literal[value=${word}]`,
  `${wordProperty} > ${wordsInBraces}.value`,
  `${braces} > ${wordsInBraces}`,
  ...[braces, wordProperty].flatMap((place) => [
    `${place} > ${choice} > ${wordsInBraces}`,
    `${place} > ${choice} > ${choice} > ${wordsInBraces}`,
  ]),
].map((selector) => ({ selector, message: 'Take the words from src/storefront/texts.' }));
/**
 * A pattern takes time in proportion to the text, whatever the text; the linter has to see the pattern to tell.
 * @type {import('eslint').Linter.RulesRecord}
 */
const linearPatterns = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': [
    'error',
    { report: 'potential', ignorePartial: false, ignoreSticky: false },
  ],
  // Texts from outside hold control characters, and patterns look for them.
  'no-control-regex': 'off',
  'no-restricted-syntax': ['error', ...unseenPatterns, blockArrows, interfaces],
};
/**
 * Prettier wraps code, and leaves comments as they are.
 * @type {import('eslint').Linter.RulesRecord}
 */
const narrowComments = {
  'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
};

export default tseslint.config(
  {
    ignores: ['node_modules/', 'dist/', 'data/', 'coverage/', 'test-results/', 'examples/*/dist/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx}'],
    extends: [regexp.configs.recommended],
    languageOptions: { parser: tseslint.parser },
    rules: { ...linearPatterns, ...narrowComments },
  },
  {
    files: [
      '{src,server,adapters,check-api,shop,storefront,examples,test}/**/*.{ts,tsx}',
      'scripts/**/*.mjs',
    ],
    // It has a tsconfig of its own, by which test/package.program.test.ts checks it against the package.
    ignores: ['examples/own-storefront/**'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      // One program for all files takes a quarter less time than the service that editors use.
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: { eqeqeq: 'error' },
  },
  {
    files: ['scripts/**/*.mjs'],
    rules: {
      ...sizes,
      // The linter cannot see the type that a comment gives to what JSON.parse returns.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['{src,server,adapters,check-api,shop,storefront,examples,test}/**/*.{ts,tsx}'],
    ignores: ['examples/own-storefront/**'],
    rules: {
      // Types alone come by `import type`, types among values by `type` at their names.
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-duplicate-imports': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^RootState$' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true },
      ],
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    // Where React is: its rules read each file by a parser of their own, which takes a tenth of the time elsewhere.
    files: ['{src,storefront,examples}/**/*.{ts,tsx}', '{server,shop,test}/**/{*.tsx,use-*.ts}'],
    ignores: ['examples/own-storefront/**'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.configs.strict.rules },
  },
  {
    files: ['{src,server,adapters,check-api,shop}/**/*.{ts,tsx}'],
    rules: sizes,
  },
  {
    files: ['{src,server,shop}/**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{src,server}/**/*.tsx'],
    // Read by developers alone.
    ignores: ['src/client/dev-tools/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...unseenPatterns,
        blockArrows,
        interfaces,
        ...wordsInMarkup,
      ],
    },
  },
  {
    files: ['{src,server,adapters,check-api,shop}/**/*.{ts,tsx}'],
    ignores: [
      'src/client/**',
      'src/hydration/**',
      'src/ui/**',
      'shop/consent/**',
      'shop/client/**',
      'shop/compare/client/**',
      'shop/recommendations/client/**',
      'shop/pages/client/**',
      'shop/saved-page/client/**',
      'shop/search/**',
    ],
    rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
  },
  // They are generated: as long as the contracts, in comments of the contracts' texts.
  {
    files: ['src/events/event-payloads.ts', 'src/catalogue/listing-response.ts'],
    rules: { 'max-lines': 'off', 'max-len': 'off' },
  },
  // A function that returns the texts of a part is as long as the part has texts.
  { files: ['src/storefront/texts/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
