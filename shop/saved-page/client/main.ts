import { followBackLink } from './back-to-list';
import { followSaved } from './follow-saved';

followSaved();
followBackLink();
