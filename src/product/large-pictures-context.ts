import { createContext } from 'react';

/** Whether pictures are wider than in the usual columns. */
export const LargePicturesContext = createContext(false);
