/** Controls that the inspector of Redux DevTools lacks. */
import { ActionCreators } from '@redux-devtools/core';
import { evalAction, importState } from '@redux-devtools/utils';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useState, useSyncExternalStore, type ChangeEvent, type FormEvent } from 'react';
import { saveFile } from './save-file';
import type { InspectedStore } from './time-travel';

const { reset, rollback, sweep, commit, lockChanges, pauseRecording } = ActionCreators;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem' } as const;
const target = { minBlockSize: '1.75rem', font: 'inherit' } as const;

type Lifted = InspectedStore['liftedStore'];

/** Uses the extension's file format: the unsummarised actions, and the state before them. */
function saveHistory(lifted: Lifted): void {
  const { stagedActionIds, actionsById, committedState } = lifted.getState();
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  const [payload, preloadedState] = [actions, committedState].map((part) => JSON.stringify(part));
  saveFile('redux-history.json', JSON.stringify({ payload, preloadedState }));
}

function openHistory(lifted: Lifted, json: string): void {
  const history = importState(json, {}) as { nextLiftedState: UnknownAction[] } | undefined;
  if (history) lifted.dispatch({ type: 'IMPORT_STATE', ...history });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type ControlsProps = { readonly store: InspectedStore; readonly onClose: () => void };

export function DevMonitorControls({ store, onClose }: ControlsProps) {
  const lifted = store.liftedStore;
  const { isLocked, isPaused } = useSyncExternalStore(
    (onChange) => lifted.subscribe(onChange),
    () => lifted.getState(),
  );
  const [code, setCode] = useState("{ type: '' }");
  const [fault, setFault] = useState('');
  const attempt = (what: () => unknown) => {
    setFault('');
    try {
      what();
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  const open = ({ target: { files } }: ChangeEvent<HTMLInputElement>) =>
    void files?.[0]?.text().then((json) => attempt(() => openHistory(lifted, json)));
  const dispatchCode = (event: FormEvent) => {
    event.preventDefault();
    // Dispatches through the whole store, so that the sagas get the action too.
    attempt(() => store.dispatch(evalAction(`(${code})`, []) as UnknownAction));
  };
  return (
    <form style={{ ...row, padding: '.5rem' }} onSubmit={dispatchCode}>
      <Button name="Reset" onClick={() => lifted.dispatch(reset())} />
      <Button name="Revert" onClick={() => lifted.dispatch(rollback())} />
      <Button name="Sweep" onClick={() => lifted.dispatch(sweep())} />
      <Button name="Commit" onClick={() => lifted.dispatch(commit())} />
      <Switch
        name="Lock changes"
        isOn={isLocked}
        onChange={(isOn) => lifted.dispatch(lockChanges(isOn))}
      />
      <Switch
        name="Pause recording"
        isOn={isPaused}
        onChange={(isOn) => lifted.dispatch(pauseRecording(isOn))}
      />
      <Button name="Export" onClick={() => saveHistory(lifted)} />
      <label style={row}>
        Import
        <input type="file" accept="application/json,.json" style={target} onChange={open} />
      </label>
      <input
        aria-label="Action to dispatch"
        value={code}
        style={{ ...target, flex: '1 1 12rem' }}
        onChange={(event) => setCode(event.target.value)}
      />
      <button style={target}>Dispatch</button>
      <Button name="Close" onClick={onClose} />
      <output>{fault}</output>
    </form>
  );
}

function Button({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button type="button" style={target} onClick={onClick}>
      {name}
    </button>
  );
}

type SwitchProps = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function Switch({ name, isOn, onChange }: SwitchProps) {
  return (
    <label style={row}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {name}
    </label>
  );
}
