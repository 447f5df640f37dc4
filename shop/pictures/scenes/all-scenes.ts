/** Every scene there is, by its name. */
import type { Scene } from '../scene';
import type { SceneName } from '../scene-names';
import { fashionScenes } from './fashion';
import { gardenScenes } from './garden';
import { homeScenes } from './home/home-scenes';
import { kidsScenes } from './kids';
import { sportScenes } from './sport';
import { technologyScenes } from './technology';

export const scenes: Readonly<Record<SceneName, Scene>> = {
  ...homeScenes,
  ...technologyScenes,
  ...fashionScenes,
  ...sportScenes,
  ...gardenScenes,
  ...kidsScenes,
};
