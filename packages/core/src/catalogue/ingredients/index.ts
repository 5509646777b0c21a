export { explainIngredient, GLOSSARY } from './explain-ingredient.ts';
