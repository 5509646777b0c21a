import { data } from 'react-router';

/** A suggestion on the 404 page. */
export interface Nearby {
  label: string;
  href: string;
}

/** Throw it from a loader to render the 404 page with suggestions. */
export const notFound = (nearest: Nearby[] = []) => data(nearest, { status: 404, statusText: 'Not Found' });
