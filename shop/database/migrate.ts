/** The program behind `npm run migrate`. */
import { runMigrateCommand } from './migrate-command';

void runMigrateCommand(process.argv.slice(2), process.env, process).then((code) => {
  process.exitCode = code;
});
