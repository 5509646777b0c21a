export { commonIngredients, findIngredients } from './find-ingredients.ts';
export { matchSkin, type SkinFacts, type SkinMatch, type SkinNeeds, type SkinReason } from './match-skin.ts';
