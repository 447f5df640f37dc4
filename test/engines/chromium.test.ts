import { chromium } from './chromium';
import { describeMainJourneys } from './main-journeys';

describeMainJourneys(chromium);
