import { useSelector } from 'react-redux';
import { selectIsDrawerOpen } from '../../src/filters/drawer/drawer-slice';
import { FilterDrawer } from '../../src/filters/drawer/FilterDrawer';

/** The drawer as the page renders it. */
export const DrawerWhenOpen = () => useSelector(selectIsDrawerOpen) && <FilterDrawer />;
