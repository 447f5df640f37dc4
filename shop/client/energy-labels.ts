import { watchEnergyLabels } from '../../src/product/energy-labels';
import { loadShopLanguage } from './shop-language';

export const watchShopEnergyLabels = (): void =>
  watchEnergyLabels(async () => (await loadShopLanguage()).texts);
