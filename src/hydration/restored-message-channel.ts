/**
 * The channel of React's scheduler. WebKit loses a pending message when a page enters the back/forward cache, which
 * would stop React; one message after the restore starts it again.
 */
export class RestoredMessageChannel extends window.MessageChannel {
  constructor() {
    super();
    window.addEventListener('pageshow', () => this.port2.postMessage(0));
  }
}
