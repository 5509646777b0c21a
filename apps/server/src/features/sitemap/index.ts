export { mountSitemap } from './mount-sitemap.ts';
