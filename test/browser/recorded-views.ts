declare global {
  var views: Set<string>;
}

/** Records what has stood in place of the products, in each frame. */
export function recordViews() {
  globalThis.views = new Set();
  const look = () => {
    const heading = document.querySelector('.plp-fallback__heading')?.textContent;
    if (document.readyState !== 'loading') globalThis.views.add(heading ?? 'another view');
    requestAnimationFrame(look);
  };
  look();
}
