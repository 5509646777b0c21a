export { correctBarcode, isValidBarcode } from './barcode.ts';
export {
  ALIKE_BELOW,
  byLightness,
  colourDifference,
  DEPTH_COLOURS,
  depthOf,
  describeShade,
  groupIntoCells,
  type Lab,
  labOf,
  listCandidates,
  nearestNeighbours,
  nearestShades,
  type ShadeCell,
  type ShadeNeighbour,
  SKIN_DEPTHS,
  type SkinTone,
  skinToneOf,
  suggestFamily,
  toneKey,
  UNDERTONE_NAMES,
  type Undertone,
  undertoneOf,
} from './colour/index.ts';
export {
  type CsvProblem,
  type CsvResult,
  type CsvRow,
  isFormula,
  readCsv,
  readCsvInSteps,
  writeCsv,
} from './csv/index.ts';
export * from './grid/index.ts';
export { isImageSource } from './image-source.ts';
export * from './included-items/index.ts';
export {
  type CheckedIngredient,
  checkIngredients,
  explainIngredient,
  splitIngredients,
} from './ingredients/index.ts';
export {
  checkLabel,
  LABEL_RULES,
  type LabelFields,
  missingLabelFields,
  type ProductKind,
} from './label-rules.ts';
export { cleanPlainText } from './plain-text.ts';
export * from './prices/index.ts';
export { cleanCode, codeKey } from './product-code.ts';
export * from './product-form/index.ts';
export { isFixedLabel, labelOf, labelText } from './product-labels.ts';
export * from './skin-match/index.ts';
export { stripHtml } from './strip-html.ts';
export * from './tested-figures/index.ts';
