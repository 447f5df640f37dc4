import { followSaved } from './follow-saved';

followSaved();
