/** Everything for the home, by its name. */
import { bedScenes } from './beds';
import { bookcaseScenes } from './bookcases';
import { chairScenes } from './chairs';
import { cleaningScenes } from './cleaning';
import { clockScenes } from './clocks';
import { coffeeMachineScenes } from './coffee-machines';
import { coolingAndHeatingScenes } from './cooling-and-heating';
import { cupboardScenes } from './cupboards';
import { curtainScenes } from './curtains';
import { cushionScenes } from './cushions';
import { deskScenes } from './desks';
import { kitchenwareScenes } from './kitchenware';
import { knifeScenes } from './knives';
import { lampScenes } from './lamps';
import { laundryScenes } from './laundry';
import { mirrorScenes } from './mirrors';
import { mugScenes } from './mugs';
import { pendantLightScenes } from './pendant-lights';
import { rugScenes } from './rugs';
import { sofaScenes } from './sofas';
import { tableScenes } from './tables';
import { vaseAndPotScenes } from './vases-and-pots';

export const homeScenes = {
  ...sofaScenes,
  ...chairScenes,
  ...tableScenes,
  ...deskScenes,
  ...bookcaseScenes,
  ...cupboardScenes,
  ...bedScenes,
  ...lampScenes,
  ...pendantLightScenes,
  ...rugScenes,
  ...curtainScenes,
  ...cushionScenes,
  ...mirrorScenes,
  ...clockScenes,
  ...vaseAndPotScenes,
  ...kitchenwareScenes,
  ...mugScenes,
  ...knifeScenes,
  ...coffeeMachineScenes,
  ...laundryScenes,
  ...coolingAndHeatingScenes,
  ...cleaningScenes,
} as const;
