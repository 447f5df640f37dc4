import '../../styles/main.scss';
import { storefront } from '@storefront/storefront';
import { nextTask } from '../hydration/next-task';
import { mount } from './mount';

// Evaluating the script and starting the page in one task blocks a slow phone for too long.
void nextTask().then(() => mount(storefront));
