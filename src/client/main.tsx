import '../../styles/main.scss';
import { storefront } from '@storefront/storefront';
import { mount } from './mount';
import { nextTask } from './next-task';

// Evaluating the script and starting the page in one task blocks a slow phone for too long.
void nextTask().then(() => mount(storefront));
