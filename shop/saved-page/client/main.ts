import { startEnergyLabels } from '../../client/start-energy-labels';
import { watchSaved } from './watch-saved';

watchSaved();
startEnergyLabels();
