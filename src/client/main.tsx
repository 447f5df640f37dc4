import '../../styles/main.scss';
import { mount } from './mount';

// A task of its own, since evaluating the script and starting the page in one task blocks a slow phone for too long.
setTimeout(() => void mount());
