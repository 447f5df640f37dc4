/** Redux DevTools in the page, for browsers without them; production builds do not contain this. */
import { createDevTools, type LiftedState } from '@redux-devtools/core';
import { InspectorMonitor } from '@redux-devtools/inspector-monitor';
import { filterState, getLocalFilter } from '@redux-devtools/utils';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { devToolsOptions } from './dev-tools-looks';
import { createButton, openPanel } from './plain-elements';
import type { InspectedStore } from './time-travel';

const panelId = 'plp-redux-devtools';
const height = 'min(26rem, 60vh)';
const place = `inset-inline:0;inset-block-end:0;block-size:${height};display:flex;flex-direction:column;overflow:hidden;`;

type History = LiftedState<unknown, UnknownAction, unknown>;

/** The history as the extension shows it: the listed rows, summarised. */
function listed(history: History): Partial<History> {
  const { actionSanitizer, stateSanitizer } = devToolsOptions;
  const filter = getLocalFilter(devToolsOptions);
  const rows = filterState(history, 'STATE', filter, stateSanitizer, actionSanitizer, 0) as History;
  const past = new Set(history.stagedActionIds.slice(0, history.currentStateIndex + 1));
  const currentStateIndex = rows.stagedActionIds.findLastIndex((id) => past.has(id));
  return { ...rows, currentStateIndex };
}

/** The tools pass the history as props. */
function Inspector(given: object) {
  const props = given as History & ComponentProps<typeof InspectorMonitor>;
  return <InspectorMonitor {...props} {...listed(props)} />;
}
Inspector.update = (...change: Parameters<typeof InspectorMonitor.update>) =>
  InspectorMonitor.update(...change);

const DevTools = createDevTools(<Inspector />);

export const monitorEnhancer = DevTools.instrument({
  maxAge: devToolsOptions.maxAge,
}) as unknown as StoreEnhancer;

/** Opens the panel, or focuses it when it is already open. */
export function openMonitor(store: InspectedStore): void {
  openPanel({ id: panelId, name: 'Redux DevTools', place }, (panel, close) => {
    const tools = document.createElement('div');
    tools.style.cssText = 'flex:1;min-block-size:0;display:flex;flex-direction:column;';
    const root = createRoot(tools);
    const closeMonitor = () => {
      root.unmount();
      document.body.style.paddingBlockEnd = '';
      close();
    };
    root.render(<DevTools store={store} />);
    panel.append(createButton('Close', closeMonitor), tools);
    // The padding lets the developer scroll to the end of the page.
    document.body.style.paddingBlockEnd = height;
    panel.focus();
  });
}
