export { Gallery } from './Gallery.tsx';
