import { createContext } from 'react';

/** Is the panel the second one of a wide screen, with little room across? */
export const NarrowPanel = createContext(false);
