import '../../styles/main.scss';
import { mount } from './mount';

mount();
