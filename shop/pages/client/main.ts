import '../../../styles/shop/pages.scss';
import { startEnergyLabels } from '../../client/start-energy-labels';
import { followBackLink } from './back-to-list';

followBackLink();
startEnergyLabels();
