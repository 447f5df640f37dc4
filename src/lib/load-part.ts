/** How long a script may take (docs/product.md, 14.1). `import()` itself would wait for ever. */
const longestLoadMs = 120_000;

/** Loads a part of the page that is a script of its own; rejects when that fails, and after two minutes. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('Loading a script took more than two minutes'));
    timer = setTimeout(giveUp, longestLoadMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
