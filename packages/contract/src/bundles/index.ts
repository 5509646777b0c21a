export { Bundle, BundlePrice, LineEngraving, LinePart } from './bundle-views.ts';
export { BundleChoice, bundlesContract } from './bundles.contract.ts';
export { bundlesRoutes } from './bundles.routes.ts';
