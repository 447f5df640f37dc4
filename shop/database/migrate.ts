/** The program behind `npm run migrate`. */
import { goOnUnheard } from '../../server/services/go-on-unheard';
import { runMigrateCommand } from './migrate-command';

goOnUnheard();
void runMigrateCommand(process.argv.slice(2), process.env, process).then((code) => {
  process.exitCode = code;
});
