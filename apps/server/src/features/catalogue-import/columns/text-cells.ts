import { cleanCode, cleanPlainText, isValidBarcode } from '@huarong/core/catalogue';
import { type Cell, parseFailure, parseSuccess } from './cell.ts';

export const INVALID_CHARACTERS = '含有乱码或看不见的控制字符，请重新输入这一格';

const identity = (value: string) => value;

/** Free text, may have several lines. */
export const text = (maxLength: number): Cell<string> => ({
  description: `文字，最多 ${maxLength} 字`,
  parse(cell) {
    const clean = cleanPlainText(cell);
    if (clean === null) return parseFailure(INVALID_CHARACTERS);
    const length = [...clean].length;
    return length > maxLength ? parseFailure(`最多 ${maxLength} 字，现在 ${length} 字`) : parseSuccess(clean);
  },
  format: identity,
});

/** A text that matches a pattern after normalisation. */
const pattern = (form: RegExp, description: string, normalise = identity): Cell<string> => ({
  description,
  parse(cell) {
    const value = normalise(cell.normalize('NFKC').trim());
    return form.test(value) ? parseSuccess(value) : parseFailure(`应为${description}`);
  },
  format: identity,
});

export const code: Cell<string> = {
  description: '字母、数字、汉字和 . _ / # -，最多 64 个字符，不分大小写',
  parse(cell) {
    const clean = cleanCode(cell);
    return clean === null ? parseFailure(`应为${code.description}`) : parseSuccess(clean);
  },
  format: identity,
};

export const barcode: Cell<string> = {
  description: '8、12、13 或 14 位商品条码',
  parse(cell) {
    if (/^\d[\d.]*e\+?\d+$/i.test(cell))
      return parseFailure('条码被表格软件改成了科学计数法，请把这一列设为文本后重填');
    return isValidBarcode(cell)
      ? parseSuccess(cell)
      : parseFailure('不是有效的商品条码（校验位不符），请核对');
  },
  format: identity,
};

export const brandKey = pattern(/^[a-z0-9-]{1,40}$/, '小写字母、数字和 -，最多 40 个字符');
export const letter = pattern(/^[A-Z#]$/, '一个大写字母 A–Z，或 #', (value) => value.toUpperCase());
export const categoryId = pattern(/^[0-9a-z_]{1,12}$/, '小写字母、数字和 _，最多 12 个字符的分类编号');
export const hexColour = pattern(/^#[0-9A-F]{6}$/, '# 加六位十六进制颜色，例如 #A91D2B', (value) =>
  value.toUpperCase(),
);
