import { data } from 'react-router';

/** Throw it from a loader: the address names nothing, and the helpful 404 page answers. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });
