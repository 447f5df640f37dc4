/** `describe`. Where there is a reason not to, it says so and skips the tests, which `npm run validate` reports. */
export function describeUnless(reason: string | undefined, title: string, tests: () => void): void {
  if (reason === undefined) {
    describe(title, tests);
    return;
  }
  process.stderr.write(`\nSKIPPED: ${title}: ${reason}.\n\n`);
  describe.skip(`${title} (${reason})`, tests);
}
