/**
 * Stands in the document itself and fetches the page's script: once the first pictures are on screen, which are what the
 * shopper came for, or as soon as the shopper acts. Until then links and forms work without it.
 */
const longestWaitMs = 2_000;
const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const options = { capture: true, passive: true };

const address = document.getElementById('plp-begin')?.dataset['script'];

function begin(): void {
  for (const act of acts) window.removeEventListener(act, begin, options);
  if (address !== undefined) void import(/* webpackIgnore: true */ address);
}

async function whenSeen(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading="eager"]');
  // One that cannot be had is not waited for.
  await Promise.all([...pictures].map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

for (const act of acts) window.addEventListener(act, begin, options);
void Promise.race([
  whenSeen(),
  new Promise((tired) => {
    setTimeout(tired, longestWaitMs);
  }),
]).then(begin);

export {};
