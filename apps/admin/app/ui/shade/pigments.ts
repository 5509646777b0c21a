/** The backdrops that pages of the shop have. */
export const PIGMENTS = [
  ['shuang', '霜'],
  ['yuebai', '月白'],
  ['xia', '霞'],
  ['douqing', '豆青'],
  ['xiang', '缃'],
  ['dai', '黛'],
  ['ouhe', '藕荷'],
  ['shiqing', '石青'],
  ['yinhong', '银红'],
  ['song', '松'],
  ['zhe', '赭'],
].map(([value = '', label = '']) => ({ value, label }));
