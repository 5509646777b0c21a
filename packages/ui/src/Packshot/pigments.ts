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

/** On a deep ground the key light is held back, or it turns to fog. */
export const isDeep = (pigment: Pigment): boolean => ['dai', 'shiqing', 'song', 'zhe'].includes(pigment);
