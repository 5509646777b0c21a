import type { Transport } from '@huarong/contract/kit';
import { createContext } from 'react-router';

/** Set by the server for each document: loaders call the API in-process. */
export const transportContext = createContext<Transport>();
