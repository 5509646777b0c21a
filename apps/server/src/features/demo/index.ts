export { mountContactSheet } from './mount-contact-sheet.ts';
export { mountDemo } from './mount-demo.ts';
export { seedCatalogue } from './seed-catalogue.ts';
export { seedContent } from './seed-content.ts';
