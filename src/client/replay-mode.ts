/** Whether this document replays a session: what then happens is no visit, and is delivered nowhere. */
let isOn = false;

export const isReplaying = (): boolean => isOn;

export function setReplaying(on: boolean): void {
  isOn = on;
}
