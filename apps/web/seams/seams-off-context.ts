import type { SeamsOff } from '@huarong/core/shared';
import { createContext } from 'react-router';

/** The seams that are switched off. Set by the server for each document, from its configuration. */
export const seamsOffContext = createContext<SeamsOff>(new Set());
