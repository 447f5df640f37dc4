/** Redux DevTools in the page, for developers whose browser has none. A script of its own, which no production build holds. */
import { createDevTools, type LiftedState } from '@redux-devtools/core';
import { InspectorMonitor } from '@redux-devtools/inspector-monitor';
import { filterState, getLocalFilter } from '@redux-devtools/utils';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { devToolsOptions } from './dev-tools-looks';
import { DevMonitorControls } from './DevMonitorControls';
import { createPanel } from './plain-elements';
import type { InspectedStore } from './time-travel';

const panelId = 'plp-redux-devtools';
const height = 'min(26rem, 60vh)';
const place = `inset-inline:0;inset-block-end:0;block-size:${height};display:flex;flex-direction:column;overflow:hidden;`;

type History = LiftedState<unknown, UnknownAction, unknown>;

/** The history as the extension would show it: the listed rows, in a few words. */
function listed(history: History): Partial<History> {
  const { actionSanitizer, stateSanitizer } = devToolsOptions;
  const filter = getLocalFilter(devToolsOptions);
  const rows = filterState(history, 'STATE', filter, stateSanitizer, actionSanitizer, 0) as History;
  const past = new Set(history.stagedActionIds.slice(0, history.currentStateIndex + 1));
  const currentStateIndex = rows.stagedActionIds.findLastIndex((id) => past.has(id));
  return { ...rows, currentStateIndex };
}

/** Is given the history by the tools themselves. */
function Inspector(given: object) {
  const props = given as History & ComponentProps<typeof InspectorMonitor>;
  return <InspectorMonitor {...props} {...listed(props)} hideMainButtons />;
}
Inspector.update = (...change: Parameters<typeof InspectorMonitor.update>) =>
  InspectorMonitor.update(...change);

const DevTools = createDevTools(<Inspector />);

export const monitorEnhancer = DevTools.instrument({
  maxAge: devToolsOptions.maxAge,
}) as unknown as StoreEnhancer;

/** Opens the panel, or goes to it when it is open. Closing it gives the focus back. */
export function openMonitor(store: InspectedStore): void {
  const present = document.getElementById(panelId);
  if (present) {
    present.focus();
    return;
  }
  const opener = document.activeElement;
  const panel = createPanel(panelId, 'Redux DevTools', place);
  const root = createRoot(panel);
  const close = () => {
    root.unmount();
    panel.remove();
    document.body.style.paddingBlockEnd = '';
    if (opener instanceof HTMLElement) opener.focus();
  };
  root.render(
    <>
      <DevMonitorControls store={store} onClose={close} />
      <DevTools store={store} />
    </>,
  );
  document.body.append(panel);
  // The end of the page can still be scrolled to.
  document.body.style.paddingBlockEnd = height;
  panel.focus();
}
