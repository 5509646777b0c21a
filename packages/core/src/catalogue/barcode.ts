const FORM = /^(?:\d{8}|\d{12,14})$/;

/** EAN-8, UPC-A (12), EAN-13 and GTIN-14: weights 3 and 1 from the right, the last digit makes the sum a multiple of ten. */
export const isValidBarcode = (barcode: string): boolean =>
  FORM.test(barcode) && correctBarcode(barcode) === barcode;

/** The barcode with the check digit that its other digits demand; null for what has not the length of one. */
export function correctBarcode(barcode: string): string | null {
  if (!FORM.test(barcode)) return null;
  const others = barcode.slice(0, -1);
  const sum = [...others]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${others}${(10 - (sum % 10)) % 10}`;
}
