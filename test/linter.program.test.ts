import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const configFile = 'eslint.config.mjs';
const ignored = ['node_modules', 'dist', 'data', 'coverage', 'test-results', '.git'];

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input }).stdout;

const filesOf = (path: string): readonly string[] =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => filesOf(join(path, name)))
    : [path];

type Message = { readonly line: number; readonly ruleId: string };
type Reports = readonly { readonly messages: readonly Message[] }[];

/** Without the rules that need types, because reading the types of the whole repository takes long. */
const lintText = `
  import { readFileSync } from 'node:fs';
  import { ESLint } from 'eslint';
  import { configs } from 'typescript-eslint';
  const overrideConfig = configs.disableTypeChecked;
  const linter = new ESLint({ overrideConfigFile: '${configFile}', overrideConfig });
  const filePath = process.argv[1];
  console.log(JSON.stringify(await linter.lintText(readFileSync(0, 'utf8'), { filePath })));
`;

/** The linter's messages for these lines in a file of this name. */
function lint(file: string, lines: string): readonly Message[] {
  const reports = JSON.parse(run(['--input-type=module', '-e', lintText, file], lines)) as Reports;
  return reports.flatMap(({ messages }) => messages);
}

const refused = [
  ['/(^|;)\\s*[^=;]*(?:sid|auth)[^=;]*=/', 'regexp/no-super-linear-backtracking'],
  ['/^(?:a+)+$/', 'regexp/no-super-linear-backtracking'],
  ['/\\s+$/', 'regexp/no-super-linear-move'],
  ['/<[^>]*>/', 'regexp/no-super-linear-move'],
  ['new RegExp(process.title)', 'no-restricted-syntax'],
  ['RegExp("a")', 'no-restricted-syntax'],
] as const;

const words = `
const Words = ({ count, isOpen }: { readonly count: number; readonly isOpen: boolean }) => (
  <>
    <p>Words</p>
    <p aria-label="Words" />
    <input placeholder={\`\${count} words\`} />
    <p>{isOpen ? 'Close' : 'Open'}</p>
    <p>{isOpen && \`\${count} words\`}</p>
    <img alt={'Words of ' + String(count)} />
    <p>{isOpen ? 'Open' : count > 1 ? 'Many' : \`One of \${count}\`}</p>
    <p {...{ 'aria-label': \`\${count} words\` }} />
    <p className="words" id={isOpen ? 'open' : 'closed'}>{count} … {\` \${count} \`}</p>
  </>
);
`;

const checkRules = `
  import { ESLint } from 'eslint';
  const linter = new ESLint({ overrideConfigFile: '${configFile}' });
  const rulesOf = async (file) => (await linter.calculateConfigForFile(file))?.rules ?? {};
  const isError = (rule) => rule?.[0] === 2;
  const unchecked = [];
  for (const file of process.argv.slice(1)) {
    const rules = await rulesOf(file);
    const names = ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move', 'no-restricted-syntax'];
    if (!names.every((name) => isError(rules[name]))) unchecked.push(file);
  }
  console.log(JSON.stringify(unchecked));
`;

describe('the linter', () => {
  it('rejects patterns that take more than linear time, and patterns it cannot check', () => {
    const lines = refused.map(([pattern]) => `${pattern}.test(process.title);\n`).join('');
    const messages = lint('webpack.config.js', lines);
    for (const [at, [pattern, rule]] of refused.entries()) {
      const broken = messages.filter(({ line }) => line === at + 1).map(({ ruleId }) => ruleId);
      expect([pattern, broken]).toEqual([pattern, expect.arrayContaining([rule])]);
    }
  });

  it('rejects text for shoppers inside components', () => {
    const rejections = lint('src/ui/Overlay.tsx', words).filter(
      ({ ruleId }) => ruleId === 'no-restricted-syntax',
    );
    expect(rejections.map(({ line }) => line)).toEqual([4, 5, 6, 7, 7, 8, 9, 10, 10, 10, 11]);
  });

  it('rejects comments of more than 120 columns', () => {
    const lines = [
      `// ${'a'.repeat(117)}`,
      `// ${'a'.repeat(118)}`,
      '/**',
      ` * ${'a'.repeat(118)}`,
      ' */',
    ];
    expect(lint('src/ui/Overlay.tsx', `${lines.join('\n')}\n`)).toEqual([
      expect.objectContaining({ line: 2, ruleId: 'max-len' }),
      expect.objectContaining({ line: 4, ruleId: 'max-len' }),
    ]);
  });

  it('checks the patterns of every file of the repository', () => {
    const folders = readdirSync(root).filter((name) => !ignored.includes(name));
    const files = folders.flatMap(filesOf).filter((file) => /\.(?:js|cjs|mjs|ts|tsx)$/.test(file));
    expect(files.length).toBeGreaterThan(700);
    expect(files).toContain('webpack.config.js');
    expect(JSON.parse(run(['--input-type=module', '-e', checkRules, ...files]))).toEqual([]);
  });
});
