/** Backdrop colours: named Chinese pigments, one for each category. */
export const PIGMENTS = {
  yuebai: '#D9E2E9',
  xia: '#F0C0AC',
  douqing: '#C8D3C1',
  xiang: '#EADBA6',
  dai: '#3B4650',
  ouhe: '#DFCBD1',
  shiqing: '#2D5A73',
  yinhong: '#E7A5A2',
  song: '#24423A',
  zhe: '#A4623F',
  shuang: '#ECEEF0',
} as const;

export type Pigment = keyof typeof PIGMENTS;
