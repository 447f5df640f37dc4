/** The built files of the browser's bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const assetsPath = '/sa/product-listing-fe/';

export type Assets = { readonly script: string; readonly style: string };

/** The public addresses of the script and the style sheet of the first load. Throws when nothing was built. */
export function readAssets(clientDir: string): Assets {
  const { script, style } = JSON.parse(
    readFileSync(join(clientDir, 'assets.json'), 'utf8'),
  ) as Assets;
  return { script: assetsPath + script, style: assetsPath + style };
}
