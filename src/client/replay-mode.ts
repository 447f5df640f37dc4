/** Whether a recorded session is being replayed: then no event leaves the page. */
let isOn = false;

export const isReplaying = (): boolean => isOn;

export function setReplaying(on: boolean): void {
  isOn = on;
}
