/** The program behind `npm run events`. */
import { runEventsCommand } from './events-command';

// A reader may close the stream early, as in `npm run events | head`. After any other fault, as of a full disk, events
// are missing from what is written.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`The events are not all written: ${message}\n`);
  process.exit(1);
});
void runEventsCommand(process.argv.slice(2), process.stdout, process.stderr).then((code) => {
  process.exitCode = code;
});
