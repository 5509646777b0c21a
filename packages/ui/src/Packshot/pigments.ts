/** The named backdrops of the studio, one family per category. */
export const PIGMENTS = [
  'yuebai',
  'xia',
  'douqing',
  'xiang',
  'dai',
  'ouhe',
  'shiqing',
  'yinhong',
  'song',
  'zhe',
  'shuang',
] as const;

export type Pigment = (typeof PIGMENTS)[number];

/** Deep backdrops get less light; full light looks foggy on them. */
export const isDeep = (pigment: Pigment): boolean => ['dai', 'shiqing', 'song', 'zhe'].includes(pigment);
