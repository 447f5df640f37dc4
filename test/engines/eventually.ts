/** Long enough for a slow machine. */
const limitMs = 30_000;
const intervalMs = 50;

/** Repeats a check until it passes; throws its last error after the limit. */
export async function eventually(check: () => Promise<void> | void): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
