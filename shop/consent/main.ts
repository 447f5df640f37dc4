import '../../styles/shop/shop.scss';
import { startConsentControl } from './consent-control';

startConsentControl();
