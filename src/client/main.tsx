import '../../styles/main.scss';
import { storefront } from '@storefront/storefront';
import { mount } from './mount';

// A task of its own, since evaluating the script and starting the page in one task blocks a slow phone for too long.
setTimeout(() => void mount(storefront));
