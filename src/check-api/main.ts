/** The program behind `npm run check-api`. */
import { runCheckApi } from './check-api-command';

void runCheckApi(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
});
