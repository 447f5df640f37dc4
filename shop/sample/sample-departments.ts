/** The sample catalogue's departments, in the order of the shop's menu. */
import { appliances } from './departments/appliances';
import { furniture } from './departments/furniture';
import { garden } from './departments/garden';
import { home } from './departments/home';
import { kids } from './departments/kids';
import { kitchen } from './departments/kitchen';
import { men } from './departments/men';
import { sports } from './departments/sports';
import { technology } from './departments/technology';
import { women } from './departments/women';
import type { SampleDepartment } from './sample-department';

export const departments: readonly SampleDepartment[] = [
  furniture,
  home,
  kitchen,
  appliances,
  technology,
  women,
  men,
  kids,
  sports,
  garden,
];
