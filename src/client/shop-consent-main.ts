import { startConsentControl } from './shop-consent';

startConsentControl();
