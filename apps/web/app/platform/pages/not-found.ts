import { data } from 'react-router';

/** A suggestion on the 404 page. */
export interface NearbyPage {
  label: string;
  href: string;
}

/** Throw it from a loader to render the 404 page with suggestions. */
export const notFound = (nearest: NearbyPage[] = []) =>
  data(nearest, { status: 404, statusText: 'Not Found' });
