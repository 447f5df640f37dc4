/** The program behind `npm run events`. */
import { runEventsCommand } from './events-command';

// A reader may close the stream early, as in `npm run events | head`.
process.stdout.on('error', () => process.exit(0));
void runEventsCommand(process.argv.slice(2), process.stdout, process.stderr).then((code) => {
  process.exitCode = code;
});
