import { webkit } from './webkit';
import { describeMainJourneys } from './main-journeys';

describeMainJourneys(webkit);
