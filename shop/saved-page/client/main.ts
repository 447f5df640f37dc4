import { startEnergyLabels } from '../../client/start-energy-labels';
import { watchSaved } from './watch-saved';

watchSaved();
startEnergyLabels();

const shareLink = document.querySelector<HTMLAnchorElement>('.plp-shop-saved__share');
// Without the script the link still leads to what it shares.
if (shareLink)
  import(/* webpackChunkName: "share" */ './share-saved').then(
    ({ watchShare }) => watchShare(shareLink),
    () => undefined,
  );
