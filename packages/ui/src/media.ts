/** Phones and tablets: everything below the desktop's 1200 px. */
const NARROW = '(max-width: 1199.98px)';
export const PHONE = '(max-width: 767.98px)';

/** For what a press does. What a page shows is decided by its stylesheets, so that one page serves every width. */
export const isNarrow = () => window.matchMedia(NARROW).matches;
export const isPhone = () => window.matchMedia(PHONE).matches;
