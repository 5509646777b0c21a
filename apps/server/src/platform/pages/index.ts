export { mountPages, type PageDeps } from './mount-pages.ts';
export { createPageRenderer, type PageRenderer } from './page-renderer.ts';
