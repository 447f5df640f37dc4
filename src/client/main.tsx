import '../../styles/main.scss';
import { mount } from './mount';

// A task of its own: evaluating the script and starting the page in one keeps a slow phone from answering for too long.
setTimeout(() => void mount());
