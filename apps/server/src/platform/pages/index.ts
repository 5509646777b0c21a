export { scriptSources } from './content-security-policy.ts';
export { mountPages, type PageDeps } from './mount-pages.ts';
export { createPageAddresses, type PageAddresses } from './page-address.ts';
export { createPageRenderer, type PageRenderer, type ShownShopper } from './page-renderer.ts';
export { createRenderQueue, type RenderQueue } from './render-queue.ts';
