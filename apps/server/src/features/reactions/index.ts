export { openReactions } from './open-reactions.ts';
export { reactionsFeature } from './reactions.feature.ts';
export { countReactions } from './reactions.queries.ts';
