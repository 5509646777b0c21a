export { dropPages } from './drop-pages.ts';
export { notifyPagesChanged } from './notify-pages-changed.ts';
