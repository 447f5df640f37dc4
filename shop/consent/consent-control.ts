/**
 * The sample shop's question whether a visit may be counted. It belongs to the shop's frame and uses the interface for
 * host pages: `window.__PLP__.consent` and the topic `plp/consent`. It imports nothing, so that the product's own
 * script stays unchanged.
 */

const controlId = 'plp-shop-consent';
const globalsBlockId = 'plp-globals';
export const consentKey = 'plp_shop_consent';

const answers = ['given', 'refused'] as const;
type Answer = (typeof answers)[number];

type Host = {
  __PLP__?: { readonly dataLayer?: unknown };
  dataLayer?: object[];
  readonly plpEvents?: { readonly publish?: (topic: string, payload: boolean) => void };
};

/** Where storage is forbidden, an answer is valid for this page only. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function readAnswer(): Answer | undefined {
  const stored = attempt(() => window.localStorage.getItem(consentKey));
  return answers.find((answer) => answer === stored);
}

/** The page globals of the server. An object without them would hide them from the product. */
function readBlock(): object {
  const text = document.getElementById(globalsBlockId)?.textContent;
  return attempt(() => JSON.parse(text ?? '') as object) ?? {};
}

/**
 * Google's Consent Mode, version 2: counting is what the question is about, and nothing is for advertising. A tag
 * manager reads commands as `arguments`, and nothing else may stand before them. Without Google nothing is written.
 */
function commandConsent(kind: 'default' | 'update', isGiven: boolean): void {
  const host = window as unknown as Host;
  if (!host.__PLP__?.dataLayer) return;
  function command() {
    // eslint-disable-next-line prefer-rest-params -- a tag manager takes no list of another kind
    const parts = arguments;
    attempt(() => (host.dataLayer ??= []).push(parts));
  }
  const send: (...parts: readonly unknown[]) => void = command;
  send('consent', kind, {
    analytics_storage: isGiven ? 'granted' : 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
}

/**
 * No answer counts as a refusal. The product reads the field when it starts, and the topic notifies it of later
 * changes.
 */
function publishConsent(answer: Answer | undefined): void {
  const host = window as unknown as Host;
  const consent = answer === 'given';
  Object.assign((host.__PLP__ ??= readBlock()), { consent });
  commandConsent('update', consent);
  host.plpEvents?.publish?.('plp/consent', consent);
}

/** Runs once the document is parsed, before the product or after it. Does nothing without the control. */
export function startConsentControl(): void {
  const control = document.getElementById(controlId);
  if (!control) return;
  const buttons = [...control.querySelectorAll('button')];
  (window as unknown as Host).__PLP__ ??= readBlock();
  commandConsent('default', false);

  function apply(answer: Answer | undefined) {
    // Without an answer it is fixed in the viewport; afterwards it lies at the foot of the page.
    control?.toggleAttribute('data-asks', answer === undefined);
    document.documentElement.classList.toggle('plp-shop-asks', answer === undefined);
    for (const button of buttons) button.ariaPressed = String(button.value === answer);
    publishConsent(answer);
  }
  const applyStored = () => apply(readAnswer());

  for (const button of buttons) {
    const answer = answers.find((known) => known === button.value);
    button.addEventListener('click', () => {
      attempt(() => window.localStorage.setItem(consentKey, button.value));
      apply(answer);
    });
  }
  // Another tab's answer is valid here too, also one from the time that this page spent in the back/forward cache.
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) applyStored();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyStored();
  });
  applyStored();
}
