/**
 * The channel over which React's scheduler wakes itself up. WebKit loses a message that is under way when a page enters
 * the back/forward cache, and React would render nothing any more; one message after the restore wakes it up again.
 */
export class RestoredMessageChannel extends window.MessageChannel {
  constructor() {
    super();
    window.addEventListener('pageshow', () => this.port2.postMessage(0));
  }
}
