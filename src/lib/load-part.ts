/** The longest time for a chunk (docs/product.md, 14.1). `import()` itself would wait indefinitely. */
const longestLoadMs = 120_000;

/** Loads a chunk; rejects when that fails, and after two minutes. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const expire = () => reject(new Error('Loading a script took more than two minutes'));
    timer = setTimeout(expire, longestLoadMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
