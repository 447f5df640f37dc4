import { watchSaved } from './watch-saved';

watchSaved();
