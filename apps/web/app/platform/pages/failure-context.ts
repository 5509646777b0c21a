import { createContext } from 'react-router';

/** Set by the server for each document: called with an error of the page, returns true when the server answers it itself. */
export const failureContext = createContext<(error: unknown) => boolean>(() => false);
