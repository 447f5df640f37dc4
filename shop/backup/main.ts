/** The program behind `npm run backup`. */
import { goOnUnheard } from '../../server/services/go-on-unheard';
import { runBackupCommand } from './backup-command';

goOnUnheard();
void runBackupCommand(process.argv.slice(2), process.env, process).then((code) => {
  process.exitCode = code;
});
