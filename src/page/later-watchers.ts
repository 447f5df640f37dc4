/** What nobody needs before the first change of a listing. */
export { watchAnnouncements } from '../filters/announcement-saga';
export { watchCacheSize } from '../listing/cache-limit-saga';
