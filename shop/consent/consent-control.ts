/**
 * The sample shop's question whether a visit may be counted. It belongs to the shop's frame and speaks to the product as any host
 * page does: by `window.__PLP__.consent` and the topic `plp/consent`. It imports nothing, so that the product's own script stays
 * as it is.
 */

const controlId = 'plp-shop-consent';
const globalsBlockId = 'plp-globals';
export const consentKey = 'plp_shop_consent';

const answers = ['given', 'refused'] as const;
type Answer = (typeof answers)[number];

type Host = {
  __PLP__?: object;
  readonly plpEvents?: { readonly publish?: (topic: string, payload: boolean) => void };
};

/** Where storage is forbidden, an answer holds for this page alone. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function readAnswer(): Answer | undefined {
  const kept = attempt(() => window.localStorage.getItem(consentKey));
  return answers.find((answer) => answer === kept);
}

/** The page globals as the server left them. An object without them would hide them from the product. */
function readBlock(): object {
  const text = document.getElementById(globalsBlockId)?.textContent;
  return attempt(() => JSON.parse(text ?? '') as object) ?? {};
}

/** No answer is a no. The product may have begun or not: it looks at the field, and hears of every change from then on. */
function tellProduct(answer: Answer | undefined): void {
  const host = window as unknown as Host;
  const consent = answer === 'given';
  Object.assign((host.__PLP__ ??= readBlock()), { consent });
  host.plpEvents?.publish?.('plp/consent', consent);
}

/** Runs once the document is read, before the product or after it. Does nothing without the control. */
export function startConsentControl(): void {
  const control = document.getElementById(controlId);
  if (!control) return;
  const buttons = [...control.querySelectorAll('button')];

  function take(answer: Answer | undefined) {
    // While it asks it stays in sight; afterwards it lies at the foot of the page.
    control?.toggleAttribute('data-asks', answer === undefined);
    document.documentElement.classList.toggle('plp-shop-asks', answer === undefined);
    for (const button of buttons) button.ariaPressed = String(button.value === answer);
    tellProduct(answer);
  }
  const takeKept = () => take(readAnswer());

  for (const button of buttons) {
    const answer = answers.find((known) => known === button.value);
    button.addEventListener('click', () => {
      attempt(() => window.localStorage.setItem(consentKey, button.value));
      take(answer);
    });
  }
  // Another tab's answer holds here too, also one that was given while the browser kept this page aside.
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) takeKept();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeKept();
  });
  takeKept();
}
