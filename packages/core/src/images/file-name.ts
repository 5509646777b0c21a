/** The views of a product in the order in which a gallery shows them, by the words of file names. */
const VIEWS: readonly (readonly string[])[] = [
  ['front', '正面'],
  ['angle', '侧面'],
  ['open', '打开'],
  ['texture', '质地'],
  ['arm', '试色'],
  ['chart', '色卡'],
  ['box', '开箱'],
  ['scale', '大小'],
  ['scene', '场景'],
];
const LONGEST = 120;
const ENDING = new RegExp(`^(.+?)[-_ ](${[...VIEWS.flat(), '\\d{1,2}'].join('|')})$`, 'i');

/** A code that a file name may mean, and the place of the image among those of its product. */
export interface NamedCode {
  code: string;
  rank: number;
}

/** `photos/HR20710103-front.jpg` → `HR20710103-front`: without folder, ending and the mark of a second download. */
export function imageName(fileName: string): string {
  const file = fileName.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const stem = file.replace(/\.[A-Za-z]{3,4}$/, '').replace(/\s*[(（]\d{1,3}[)）]$/, '');
  const clean = [...stem.replace(/\p{Cc}/gu, '').trim()].slice(0, LONGEST).join('');
  return clean === '' ? '图片' : clean;
}

/** What a file is named after, the likelier first: a code may itself end in a number. */
export function codesInName(name: string): NamedCode[] {
  const [, code, ending = ''] = ENDING.exec(name) ?? [];
  const whole = { code: name, rank: 0 };
  return code === undefined ? [whole] : [whole, { code, rank: rankOf(ending.toLowerCase()) }];
}

const rankOf = (ending: string): number =>
  /^\d+$/.test(ending) ? Number(ending) - 1 : VIEWS.findIndex((words) => words.includes(ending));
