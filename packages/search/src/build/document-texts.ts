import type { SearchDocument } from '../document.ts';
import { FIELD } from './fields.ts';

export interface FieldText {
  field: number;
  text: string;
}

/** Every searchable text of a product with its field. */
export function listTexts(document: SearchDocument): FieldText[] {
  const texts: FieldText[] = [];
  const add = (field: number, ...list: readonly string[]) => {
    for (const text of list) if (text !== '') texts.push({ field, text });
  };
  add(FIELD.name, document.nameCn, document.nameEn);
  add(FIELD.brand, document.brandEn, document.brandCn);
  add(FIELD.leafCategory, ...document.categoryNames.slice(-1));
  add(FIELD.parentCategory, ...document.categoryNames.slice(0, -1));
  add(FIELD.nickname, ...document.nicknames);
  add(FIELD.trait, ...document.effects, ...document.skinTypes);
  add(FIELD.shade, ...document.shades, ...document.shadeNumbers.flatMap(numberForms));
  add(FIELD.starIngredient, ...document.stars);
  add(FIELD.brandNickname, ...document.brandNicknames);
  return texts;
}

/** `01` is also typed as 1. */
const numberForms = (number: string): string[] => [...new Set([number, number.replace(/^0+(?=\d)/, '')])];
