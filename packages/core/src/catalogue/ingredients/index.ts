export { type CheckedIngredient, checkIngredients } from './check-ingredients.ts';
export { explainIngredient, GLOSSARY } from './explain-ingredient.ts';
export { splitIngredients } from './split-ingredients.ts';
