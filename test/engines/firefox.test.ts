import { firefox } from './firefox';
import { describeMainJourneys } from './main-journeys';

describeMainJourneys(firefox);
