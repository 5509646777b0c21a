export { type CardType, cardType, type MemberCard, memberCardContract } from './member-card.contract.ts';
export { memberCardRoutes } from './member-card.routes.ts';
