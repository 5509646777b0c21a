export { articlesContract } from './articles.contract.ts';
export { articlesRoutes } from './articles.routes.ts';
