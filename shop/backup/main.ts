/** The program behind `npm run backup`. */
import { runBackupCommand } from './backup-command';

void runBackupCommand(process.argv.slice(2), process.env, process).then((code) => {
  process.exitCode = code;
});
