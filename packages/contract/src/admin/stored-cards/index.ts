export { storedCardsContract } from './stored-cards.contract.ts';
export { storedCardsRoutes } from './stored-cards.routes.ts';
