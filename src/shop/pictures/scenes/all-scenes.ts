/** Every scene there is, by its name. */
import type { Scene } from '../scene';
import type { SceneName } from '../scene-names';
import { applianceScenes } from './appliances';
import { bedroomScenes } from './bedroom';
import { decorationScenes } from './decoration';
import { fashionScenes } from './fashion';
import { gardenScenes } from './garden';
import { kidsScenes } from './kids';
import { kitchenScenes } from './kitchen';
import { lightingScenes } from './lighting';
import { seatingScenes } from './seating';
import { softFurnishingScenes } from './soft-furnishing';
import { sportScenes } from './sport';
import { storageScenes } from './storage';
import { tableScenes } from './tables';
import { technologyScenes } from './technology';
import { worktopScenes } from './worktop';

export const scenes: Readonly<Record<SceneName, Scene>> = {
  ...seatingScenes,
  ...tableScenes,
  ...storageScenes,
  ...bedroomScenes,
  ...lightingScenes,
  ...softFurnishingScenes,
  ...decorationScenes,
  ...kitchenScenes,
  ...worktopScenes,
  ...applianceScenes,
  ...technologyScenes,
  ...fashionScenes,
  ...sportScenes,
  ...gardenScenes,
  ...kidsScenes,
};
