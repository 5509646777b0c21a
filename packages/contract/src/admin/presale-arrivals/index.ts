export { presaleArrivalsContract } from './presale-arrivals.contract.ts';
export { presaleArrivalsRoutes } from './presale-arrivals.routes.ts';
