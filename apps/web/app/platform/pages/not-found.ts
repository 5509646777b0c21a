import { data } from 'react-router';

/** A page that stands near an address which names nothing. */
export interface Nearby {
  label: string;
  href: string;
}

/** Throw it from a loader: the address names nothing, and the helpful 404 page answers, with what stands nearest. */
export const notFound = (nearest: Nearby[] = []) => data(nearest, { status: 404, statusText: 'Not Found' });
