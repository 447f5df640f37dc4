/** Shows the energy labels of the products of a page above it. Nothing is loaded for a page without any. */
export function startEnergyLabels(): void {
  if (!document.querySelector('.plp-energy__label')) return;
  // Until it is there, and without it, the links lead to the labels.
  import(/* webpackChunkName: "energy-labels" */ './energy-labels').then(
    ({ watchShopEnergyLabels }) => watchShopEnergyLabels(),
    () => undefined,
  );
}
