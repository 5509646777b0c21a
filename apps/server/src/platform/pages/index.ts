export { mountPages, type PageDeps } from './mount-pages.ts';
export { pageKey } from './page-address.ts';
export { createPageRenderer, type PageRenderer } from './page-renderer.ts';
