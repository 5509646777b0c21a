/** EAN-8, UPC-A (12), EAN-13 and GTIN-14: weights 3 and 1 from the right, the last digit makes the sum a multiple of ten. */
export function isValidBarcode(barcode: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return false;
  const digits = [...barcode].map(Number).reverse();
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
