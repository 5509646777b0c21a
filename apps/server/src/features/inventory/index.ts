export { inventoryFeature } from './inventory.feature.ts';
