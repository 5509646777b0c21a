export { isValidBarcode } from './barcode.ts';
export { colourDifference, type Lab, labOf, nearestShades } from './colour/index.ts';
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
export { explainIngredient } from './ingredients/index.ts';
export { type LabelFields, missingLabelFields, type ProductKind } from './label-rules.ts';
export { cleanPlainText } from './plain-text.ts';
export * from './prices/index.ts';
export { cleanCode, codeKey } from './product-code.ts';
export { stripHtml } from './strip-html.ts';
