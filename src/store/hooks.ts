/** The hooks of react-redux with the types of the page's store. */
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './root-state';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
