/** Runs the commands of the guide of operations over a cluster. */
import { compileProgram } from '../../../support/compile-program';
import { guideBlock, runGuideBlock } from '../../../support/guide-commands';
import { aFolder } from '../../../support/temporary-folder';

const programs = { import: compileProgram('shop/import/main.ts') };

/** Resolves with what the commands of the block with this text print. */
export function byTheGuide(openSearchUrl: string, env: Readonly<Record<string, string>> = {}) {
  const setting = { env: { OPENSEARCH_URL: openSearchUrl, ...env }, programs, cwd: aFolder() };
  return async (text: string): Promise<string> =>
    (await runGuideBlock(guideBlock('docs/guides/operations.md', text), setting)).stdout;
}
