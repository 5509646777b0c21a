import type { Transport } from '@huarong/contract/kit';
import { createContext } from 'react-router';

/** Set by the server for each document: how loaders reach the API without a socket. */
export const transportContext = createContext<Transport>();
