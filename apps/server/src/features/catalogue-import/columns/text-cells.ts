import { barcodeIsValid, cleanCode, cleanPlainText } from '@huarong/core/catalogue';
import { type Cell, parsed, wrong } from './cell.ts';

export const UNCLEAN = '含有乱码或看不见的控制字符，请重新输入这一格';

const asItIs = (value: string) => value;

/** Free text, several lines if need be. */
export const text = (longest: number): Cell<string> => ({
  says: `文字，最多 ${longest} 字`,
  parse(cell) {
    const clean = cleanPlainText(cell);
    if (clean === null) return wrong(UNCLEAN);
    const length = [...clean].length;
    return length > longest ? wrong(`最多 ${longest} 字，现在 ${length} 字`) : parsed(clean);
  },
  format: asItIs,
});

/** A text of a fixed form, in one spelling. */
const pattern = (form: RegExp, says: string, spell = asItIs): Cell<string> => ({
  says,
  parse(cell) {
    const value = spell(cell.normalize('NFKC').trim());
    return form.test(value) ? parsed(value) : wrong(`应为${says}`);
  },
  format: asItIs,
});

export const code: Cell<string> = {
  says: '字母、数字、汉字和 . _ / # -，最多 64 个字符，不分大小写',
  parse(cell) {
    const clean = cleanCode(cell);
    return clean === null ? wrong(`应为${code.says}`) : parsed(clean);
  },
  format: asItIs,
};

export const barcode: Cell<string> = {
  says: '8、12、13 或 14 位商品条码',
  parse(cell) {
    if (/^\d[\d.]*e\+?\d+$/i.test(cell))
      return wrong('条码被表格软件改成了科学计数法，请把这一列设为文本后重填');
    return barcodeIsValid(cell) ? parsed(cell) : wrong('不是有效的商品条码（校验位不符），请核对');
  },
  format: asItIs,
};

export const brandKey = pattern(/^[a-z0-9-]{1,40}$/, '小写字母、数字和 -，最多 40 个字符');
export const letter = pattern(/^[A-Z#]$/, '一个大写字母 A–Z，或 #', (value) => value.toUpperCase());
export const categoryId = pattern(/^[0-9a-z_]{1,12}$/, '店铺已有的分类编号');
export const hexColour = pattern(/^#[0-9A-F]{6}$/, '# 加六位十六进制颜色，例如 #A91D2B', (value) =>
  value.toUpperCase(),
);
