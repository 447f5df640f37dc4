/** Lets Redux DevTools look on from the first action: what the store is made with for developers, and for them alone. */
import type { StoreTools } from '../../page/create-store';

export const hasDevToolsExtension = () => '__REDUX_DEVTOOLS_EXTENSION__' in window;

/** In production, only browsers with Redux DevTools. */
export const isForDevelopers = () =>
  process.env.NODE_ENV !== 'production' || hasDevToolsExtension();

/** Loaded before the store is made, so that the first message is as short as all others. A shopper loads nothing. */
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
