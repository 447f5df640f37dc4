/** Options that connect the store to Redux DevTools, for developers alone. */
import type { StoreTools } from '../../page/create-store';

export const hasDevToolsExtension = () => '__REDUX_DEVTOOLS_EXTENSION__' in window;

/** In production, only browsers with Redux DevTools. */
export const isForDevelopers = () =>
  process.env.NODE_ENV !== 'production' || hasDevToolsExtension();

/** Loaded before the store is created, so that the first action is summarised too. A shopper loads nothing. */
export async function loadDevTools(): Promise<StoreTools> {
  if (!isForDevelopers()) return {};
  const { devToolsOptions } = await import(
    /* webpackChunkName: "dev-tools-looks" */ './dev-tools-looks'
  );
  if (process.env.NODE_ENV !== 'production' && !hasDevToolsExtension()) {
    const { monitorEnhancer } = await import('./dev-monitor');
    return { enhancers: [monitorEnhancer] };
  }
  return { devTools: devToolsOptions };
}
