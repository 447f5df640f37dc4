import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedState,
} from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { deferred, json, openSavingPage, settle } from './a-saving-page';

type SavingPage = Awaited<ReturnType<typeof openSavingPage>>;
type State = ReturnType<SavingPage['store']['getState']>;

/** A page whose shopper has saved a sofa, with Redux DevTools connected. */
async function open(options: Parameters<typeof openSavingPage>[0] = {}) {
  const enhancer = instrument() as unknown as StoreEnhancer;
  const page = await openSavingPage({ saved: ['sofa'], enhancers: [enhancer], ...options });
  const { liftedStore } = page.store as unknown as EnhancedStore<State, UnknownAction, unknown>;
  return { ...page, tools: liftedStore };
}

describe('save for later in Redux DevTools', () => {
  it('shows any recorded state without a request', async () => {
    const { tools, toggle, isSaved, requests } = await open();
    const savedAt = new Map([[tools.getState().currentStateIndex, [true, false]]]);
    await toggle('lamp');
    savedAt.set(tools.getState().currentStateIndex, [true, true]);
    await toggle('sofa');
    savedAt.set(tools.getState().currentStateIndex, [false, true]);
    const before = requests.length;
    for (const [index, saved] of [...savedAt].reverse()) {
      tools.dispatch(ActionCreators.jumpToState(index));
      await settle();
      expect([isSaved('sofa'), isSaved('lamp')]).toEqual(saved);
    }
    expect(requests).toHaveLength(before);
  });

  it.each([
    ['Reset', [ActionCreators.reset()]],
    ['Commit and Revert', [ActionCreators.commit(), ActionCreators.rollback()]],
    ['Sweep', [ActionCreators.toggleAction(1), ActionCreators.sweep()]],
  ])('saves and removes after %s', async (_name, operations) => {
    const { tools, toggle, isSaved, called } = await open();
    for (const operation of operations) tools.dispatch(operation);
    await toggle('lamp');
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([true, true]);
    await toggle('lamp');
    expect([isSaved('sofa'), isSaved('lamp')]).toEqual([true, false]);
    expect(called().slice(2)).toEqual(['addProduct', 'removeProduct']);
  });

  it('saves after the import of a history that ends with a pending call', async () => {
    const response = deferred<Response>();
    let calls = 0;
    const { tools, toggle, isSaved, isBusy, called } = await open({
      service: ({ name }) =>
        name === 'addProduct' && (calls += 1) === 1 ? response.promise : undefined,
    });
    await toggle('lamp');
    const history = JSON.stringify(tools.getState());
    response.resolve(json({}));
    await settle();
    await toggle('lamp');
    const imported = JSON.parse(history) as LiftedState<State, UnknownAction, unknown>;
    tools.dispatch(ActionCreators.importState(imported));
    expect([isSaved('lamp'), isBusy('lamp')]).toEqual([false, true]);
    await toggle('lamp');
    expect([isSaved('lamp'), isBusy('lamp')]).toEqual([true, false]);
    expect(called().slice(2)).toEqual(['addProduct', 'removeProduct', 'addProduct']);
  });

  it.each([
    ['with', {}],
    [
      'without',
      {
        sessionStorage: { read: () => undefined, write: () => undefined, remove: () => undefined },
      },
    ],
  ])(
    'exports no token, neither of the service nor of the document, on a page %s storage',
    async (_name, platform) => {
      let tokens = 0;
      const { tools, toggle, isSaved, requests } = await open({
        platform: { csrfToken: () => 'token-of-the-document', ...platform },
        service: ({ name, url }) => {
          if (name === 'getSessionConfirmationNumber')
            return json({ sessionConfirmationNumber: `token-${(tokens += 1)}` });
          return name === 'addProduct' && url.search.includes('token-1')
            ? json({}, 403)
            : undefined;
        },
      });
      await toggle('lamp');
      expect(isSaved('lamp')).toBe(true);
      // Each page asks for a token once, and once more when it has expired.
      expect(tokens).toBe(2);
      const sent = requests
        .map(({ url, init }) => url.search + JSON.stringify(init.headers))
        .join();
      for (const token of ['token-1', 'token-2', 'token-of-the-document'])
        expect(sent).toContain(token);
      const exported = JSON.stringify(tools.getState());
      expect(exported).toContain('"isSaved":true');
      expect(exported).not.toContain('token-');
    },
  );
});
