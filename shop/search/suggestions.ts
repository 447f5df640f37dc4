import '../../styles/shop/suggestions.scss';
import { startSuggestions } from './suggestion-box';

const box = document.querySelector<HTMLInputElement>('[data-script]');
if (box) startSuggestions(box);
