/** Everything worn. */
import { accessories } from './accessories';
import { clothes } from './clothes';

export const fashionScenes = { ...clothes, ...accessories } as const;
