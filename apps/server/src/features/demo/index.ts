export { mountDemo } from './mount-demo.ts';
export { seedContent } from './seed-content.ts';
