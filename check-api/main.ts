/** The program behind `npm run check-api`. */
import { storefront } from '@storefront/storefront';
import { runCheckApi } from './check-api-command';

const { stdout, stderr } = process;
const defaultBrand = storefront.brands[0].key;
void runCheckApi(process.argv.slice(2), { stdout, stderr, defaultBrand }).then((code) => {
  process.exitCode = code;
});
