/** The service worker reads it under the same name. */
export const SAVED_PAGES = 'huarong-pages';
