import type { Pack } from '../../packages/studio/src/index.ts';

/** What pictures know besides the finishes of drawings: soft plastic and lacquered wood. */
export type Finish = Pack['finish'] | 'satin';

/** What a picture of a tool is taken of, where the drawings know no such shape. */
interface ToolLook {
  shape: string;
  cut: string;
  finish?: Finish;
  /** Steel where the pack's second colour is paint. */
  isSteel?: boolean;
}

type Colours = Pick<Pack, 'body' | 'cap' | 'fill' | 'finish'>;
type AsTool = Partial<Omit<Colours, 'finish'> & { finish: Finish; shape: string; cut: string }>;

const TOOLS_HOME = '60004';
/** Hair of a brush whose own colour is that of its handle. */
const HAIR = '#7D5C46';

/** By words of the name; the first that fits. */
const LOOKS: readonly (readonly [RegExp, ToolLook])[] = [
  [/迷你.*睫毛夹/, { shape: 'tool-curler', cut: 'b', finish: 'gloss', isSteel: true }],
  [/睫毛夹/, { shape: 'tool-curler', cut: 'a', finish: 'gloss', isSteel: true }],
  [/吹风机/, { shape: 'tool-hair-tool', cut: 'dryer' }],
  [/直卷|直发/, { shape: 'tool-hair-tool', cut: 'straightener' }],
  [/卷发棒/, { shape: 'tool-hair-tool', cut: 'wand' }],
  [/造型梳/, { shape: 'tool-hair-tool', cut: 'brush' }],
  [/洁面铲/, { shape: 'tool-cleanser', cut: 'blade', isSteel: true }],
  [/毛刷洁面仪/, { shape: 'tool-cleanser', cut: 'brush' }],
  [/荷叶.*洁面仪/, { shape: 'tool-cleanser', cut: 'leaf' }],
  [/洁面仪/, { shape: 'tool-cleanser', cut: 'pebble' }],
  [/眼部按摩仪/, { shape: 'tool-massager', cut: 'eye', finish: 'satin' }],
  [/头皮.*按摩仪/, { shape: 'tool-massager', cut: 'scalp' }],
  [/微电流/, { shape: 'tool-massager', cut: 'balls' }],
  [/玉石按摩仪/, { shape: 'tool-massager', cut: 'stone' }],
  [/按摩仪/, { shape: 'tool-massager', cut: 'plate' }],
  [/手镜/, { shape: 'tool-mirror', cut: 'hand' }],
  [/圆镜/, { shape: 'tool-mirror', cut: 'pocket' }],
  [/化妆镜/, { shape: 'tool-mirror', cut: 'foot' }],
  [/收纳盘/, { shape: 'tool-mirror', cut: 'tray' }],
  [/卸妆片/, { shape: 'tool-pads', cut: 'round' }],
  [/化妆棉/, { shape: 'tool-pads', cut: 'square' }],
  [/刮痧梳/, { shape: 'tool-comb', cut: 'a' }],
  [/刮痧板/, { shape: 'sponge', cut: 'stone' }],
  [/唇刷/, { shape: 'tool-brush', cut: 'lip' }],
  [/伸缩散粉刷/, { shape: 'tool-brush', cut: 'kabuki' }],
  [/八支/, { shape: 'tool-brush', cut: 'set8', finish: 'satin' }],
  [/五支/, { shape: 'tool-brush', cut: 'set5', finish: 'gloss' }],
  [/四支/, { shape: 'tool-brush', cut: 'set4', finish: 'satin' }],
  [/眼部三支/, { shape: 'tool-brush', cut: 'eyes3', finish: 'gloss' }],
  [/三支/, { shape: 'tool-brush', cut: 'set3', finish: 'gloss' }],
  [/双头刷/, { shape: 'tool-brush', cut: 'double' }],
  [/斜角.*刷/, { shape: 'tool-brush', cut: 'angled' }],
  [/眼影刷/, { shape: 'tool-brush', cut: 'flame' }],
  [/舌形.*刷/, { shape: 'tool-brush', cut: 'tongue' }],
  [/扇形.*刷/, { shape: 'tool-brush', cut: 'fan' }],
  [/遮瑕刷/, { shape: 'tool-brush', cut: 'dot' }],
  [/眉.*刷/, { shape: 'tool-brush', cut: 'brow' }],
];

/** A curler is a curler: the shape a tool is photographed in, with its colours, instead of that of its drawing. */
export function asTool(home: string, name: string, shade: string | null, colours: Colours): AsTool {
  const look = home === TOOLS_HOME ? LOOKS.find(([words]) => words.test(name))?.[1] : undefined;
  if (look === undefined) return {};
  const { shape, cut, finish = colours.finish, isSteel = false } = look;
  const isSet = /^(set|eyes)/.test(cut);
  return {
    shape,
    cut,
    finish,
    ...(isSteel && { cap: colours.fill }),
    ...(isSet && shade !== null && { body: colours.fill, fill: HAIR }),
  };
}
