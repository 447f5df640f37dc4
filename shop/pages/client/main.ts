import { followBackLink } from './back-to-list';

followBackLink();
