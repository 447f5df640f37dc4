import { waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { SavedLink } from '../../../../shop/pages/SavedLink';
import { InEnglish } from '../../../support/in-english';
import { watchSaved } from '../../../../shop/saved-page/client/watch-saved';
import { savedTexts } from '../../../support/english';

// A channel of Node would keep the test running.
jest.mock('../../../../src/client/tab-channel', () => ({ broadcast() {}, onBroadcast() {} }));

type Respond = (init: RequestInit | undefined) => Response | Promise<Response>;

let responses: Record<string, Respond>;
let requested: string[];

/** A product's page with the button, for a shopper with two saved products. */
function open() {
  // Without the listeners of the page before.
  document.body = document.createElement('body');
  document.body.innerHTML = renderToStaticMarkup(
    <InEnglish>
      <SavedLink count={2} />
      <div>
        <button
          className="plp-shop-save"
          value="lamp"
          aria-pressed="false"
          data-saved="Saved"
          data-unsaved="Save for later"
          hidden
        >
          <span className="plp-shop-product__save-word" />
        </button>
        <p className="plp-shop-product__problem" role="alert" />
      </div>
      <div>
        <h3>Rug</h3>
        <button
          className="plp-save-button plp-shop-save"
          value="rug"
          aria-pressed="false"
          data-saved="Saved …"
          data-unsaved="Save for later …"
        />
        <p />
      </div>
    </InEnglish>,
  );
  watchSaved();
}

const button = () => document.querySelector('button');
const alertText = () => document.querySelector('[role=alert]')?.textContent;
const count = () => document.querySelector('.plp-shop-header__count')?.textContent;
const listOf = (...ids: string[]) =>
  Response.json({ savedProducts: ids.map((productId) => ({ productId })) });

beforeEach(() => {
  sessionStorage.clear();
  requested = [];
  responses = {
    getSessionConfirmationNumber: () => Response.json({ sessionConfirmationNumber: 'fresh' }),
    list: () => listOf('sofa', 'rug'),
    addProduct: () => Response.json({}),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const url = new URL(address as string, location.href);
    const name = url.pathname.split('/').at(-1) ?? '';
    requested.push(`${name} ${url.searchParams.get('_dynSessConf')}`);
    return Promise.resolve(responses[name]?.(init) ?? new Response(null, { status: 404 }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

describe("the save button of a product's page", () => {
  it('requests a new token in place of an expired one, and sends that of the page too', async () => {
    document.head.innerHTML = '<meta name="csrf-token" content="of the page">';
    sessionStorage.setItem('sfl_csrf_token', 'expired');
    let csrfToken: unknown;
    responses.list = (init) => {
      csrfToken = new Headers(init?.headers).get('X-Csrf-Token');
      return requested.includes('list fresh')
        ? listOf('lamp')
        : new Response(null, { status: 409 });
    };
    open();
    await waitFor(() => expect(button()?.ariaPressed).toBe('true'));
    expect(requested).toEqual(['list expired', 'getSessionConfirmationNumber null', 'list fresh']);
    expect([sessionStorage.getItem('sfl_csrf_token'), csrfToken]).toEqual(['fresh', 'of the page']);
  });

  it('says why a call failed, as a card does', async () => {
    sessionStorage.setItem('sfl_csrf_token', 'fresh');
    sessionStorage.setItem('sfl_product_list', '{"savedProducts":[]}');
    responses.addProduct = () => Response.json({ message: 'The list is full.' }, { status: 400 });
    open();
    button()?.click();
    await waitFor(() => expect(alertText()).toBe('The list is full. (Status Code: 400)'));
    sessionStorage.removeItem('sfl_csrf_token');
    responses.getSessionConfirmationNumber = () => Response.json({});
    button()?.click();
    await waitFor(() => expect(alertText()).toBe(savedTexts.noToken));
    expect(button()?.ariaPressed).toBe('false');
  });

  it('stays saved when the list comes that was read before the click', async () => {
    let respond: (response: Response) => void = () => undefined;
    responses.list = () => new Promise((resolve) => (respond = resolve));
    open();
    button()?.click();
    await waitFor(() => expect(button()?.ariaPressed).toBe('true'));
    respond(listOf('sofa', 'rug'));
    await waitFor(() => expect(sessionStorage.getItem('sfl_product_list')).toContain('rug'));
    expect(sessionStorage.getItem('sfl_product_list')).toContain('lamp');
    expect([button()?.ariaPressed, count()]).toEqual(['true', '3']);
  });
});

describe('the heart of a recommended product', () => {
  const heart = () => document.querySelector<HTMLButtonElement>('.plp-save-button');

  it('says whether the product is saved, and saves it', async () => {
    const savedProducts = [{ productId: 'sofa' }, { productId: 'rug' }];
    sessionStorage.setItem('sfl_product_list', JSON.stringify({ savedProducts }));
    open();
    await waitFor(() => expect(heart()?.ariaPressed).toBe('true'));
    expect(heart()?.ariaLabel).toBe('Saved Rug');
    responses.removeProduct = () => Response.json({});
    heart()?.click();
    await waitFor(() => expect(heart()?.ariaPressed).toBe('false'));
    expect([heart()?.ariaLabel, count()]).toEqual(['Save for later Rug', '1']);
  });

  it('says next to it why a call failed', async () => {
    sessionStorage.setItem('sfl_product_list', '{"savedProducts":[]}');
    responses.addProduct = () => Response.json({ message: 'The list is full.' }, { status: 400 });
    open();
    heart()?.click();
    const alert = () => heart()?.nextElementSibling;
    await waitFor(() => expect(alert()).toHaveTextContent('The list is full. (Status Code: 400)'));
    expect(alert()).toHaveAttribute('role', 'alert');
    expect(heart()?.ariaPressed).toBe('false');
  });
});
