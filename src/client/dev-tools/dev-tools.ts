/** Tools for developers: `window.plp`, and Redux DevTools. All but a few lines are loaded on demand. */
import type { ExportOptions, PageTools, ToolsPage } from './page-tools';

export const toolsName = 'plp';

/** Loaded before the store is created, in production only by browsers with Redux DevTools. */
export const loadDeveloperTools = async () =>
  process.env.NODE_ENV !== 'production' || '__REDUX_DEVTOOLS_EXTENSION__' in window
    ? import(/* webpackChunkName: "developer-tools" */ './developer-tools')
    : undefined;

/** Adds the tools to `window.plp`, which a host may have created. */
export function offerTools(page: ToolsPage): PageTools {
  const host = window as unknown as { [toolsName]?: object };
  return Object.assign((host[toolsName] ??= {}), {
    exportSession: async (options?: ExportOptions) => {
      const tools = await import(/* webpackChunkName: "session-tools" */ './session-tools');
      return tools.exportSession(page, options);
    },
  });
}
