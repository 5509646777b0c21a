export { messageTextsContract } from './message-texts.contract.ts';
export { messageTextsRoutes } from './message-texts.routes.ts';
