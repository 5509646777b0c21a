import { PIGMENTS } from '../../ui/shade/pigments.ts';
import type { Block, Part } from './types.ts';

/** A field of a block, as a form shows it. */
export type BlockField = { name: string; label: string } & (
  | { type: 'text' | 'area'; max: number; isOptional?: true }
  /** One line of the field is one entry. */
  | { type: 'lines'; max: number }
  | { type: 'number'; isOptional?: true }
  /** As many numbers, separated by spaces. */
  | { type: 'numbers' }
  | { type: 'check' | 'link' | 'image' | 'product' | 'products' }
  | { type: 'choice'; options: readonly { value: string; label: string }[] }
  | { type: 'list'; itemLabel: string; item: readonly BlockField[]; blank: Part }
);

const title = { name: 'title', label: '标题', type: 'text', max: 40 } as const;
const titleLines = { name: 'title', label: '标题，一行一句', type: 'lines', max: 40 } as const;
const textLines = { name: 'text', label: '正文，一行一段', type: 'lines', max: 400 } as const;
const eyebrow = { name: 'eyebrow', label: '小字', type: 'text', max: 40, isOptional: true } as const;
const note = { name: 'note', label: '说明', type: 'text', max: 400, isOptional: true } as const;
const imageField = { name: 'picture', label: '图片', type: 'image' } as const;
const more = { name: 'more', label: '更多链接', type: 'link' } as const;
const productsField = { name: 'goods', label: '商品', type: 'products' } as const;
const pigment = { name: 'pigment', label: '底色', type: 'choice', options: PIGMENTS } as const;
const NO_IMAGE = { scene: '', alt: '' };

const SCENE_FIELDS: readonly BlockField[] = [
  { name: 'name', label: '名称', type: 'text', max: 40 },
  { name: 'place', label: '地点', type: 'text', max: 400 },
  { name: 'moment', label: '时刻', type: 'text', max: 400 },
  { name: 'lead', label: '引语', type: 'area', max: 400 },
  {
    name: 'tone',
    label: '色调',
    type: 'choice',
    options: [
      { value: 'paper', label: '纸白' },
      { value: 'umber', label: '赭褐' },
      { value: 'straw', label: '麦秆' },
    ],
  },
  imageField,
  {
    name: 'accords',
    label: '香调',
    type: 'list',
    itemLabel: '香调',
    blank: { name: '', colour: '#CCCCCC', note: '', course: [0, 0, 0, 0, 0, 0] },
    item: [
      { name: 'name', label: '名称', type: 'text', max: 40 },
      { name: 'colour', label: '颜色（#RRGGBB）', type: 'text', max: 7 },
      { name: 'note', label: '说明', type: 'text', max: 400, isOptional: true },
      { name: 'course', label: '六个时刻的强弱，用空格隔开', type: 'numbers' },
    ],
  },
  { name: 'source', label: '出处', type: 'text', max: 400, isOptional: true },
  {
    name: 'picks',
    label: '推荐',
    type: 'list',
    itemLabel: '推荐',
    blank: { product: '', note: '' },
    item: [
      { name: 'product', label: '商品', type: 'product' },
      { name: 'note', label: '理由', type: 'text', max: 400 },
      { name: 'sample', label: '小样', type: 'text', max: 400, isOptional: true },
    ],
  },
];

interface BlockKind {
  label: string;
  fields: readonly BlockField[];
  blank: Part;
}

/** Every kind of block: what it is called, what can be edited, and what a new one begins with. */
export const BLOCK_KINDS: Readonly<Record<string, BlockKind>> = {
  hero: {
    label: '首图',
    fields: [
      eyebrow,
      titleLines,
      textLines,
      pigment,
      imageField,
      { name: 'countsDown', label: '显示离结束的时间', type: 'check' },
    ],
    blank: { title: [], text: [], pigment: 'shuang', picture: NO_IMAGE },
  },
  anchors: { label: '锚点', fields: [], blank: {} },
  edition: {
    label: '版本',
    fields: [
      { name: 'version', label: '版本（2.0）', type: 'text', max: 7 },
      { name: 'publishedOn', label: '发布日期（2026-10-20）', type: 'text', max: 10 },
      { name: 'effectiveOn', label: '生效日期（2026-11-01）', type: 'text', max: 10 },
      { name: 'changes', label: '本次更新，一行一条', type: 'lines', max: 400 },
    ],
    blank: { version: '1.0', publishedOn: '', effectiveOn: '', changes: [] },
  },
  coupons: { label: '领券', fields: [title, note, more], blank: { title: '' } },
  countdown: {
    label: '场次',
    fields: [
      title,
      textLines,
      { name: 'at', label: '每天几点（20:00）', type: 'text', max: 5, isOptional: true },
      { name: 'hours', label: '几小时', type: 'number', isOptional: true },
      productsField,
    ],
    blank: { title: '', text: [], at: '20:00', hours: 4, goods: { products: [] } },
  },
  rail: {
    label: '商品',
    fields: [
      titleLines,
      note,
      {
        name: 'layout',
        label: '版式',
        type: 'choice',
        options: [
          { value: 'row', label: '一行五件' },
          { value: 'band', label: '通栏' },
        ],
      },
      pigment,
      more,
      productsField,
    ],
    blank: { title: [], layout: 'row', pigment: 'shuang', goods: { order: 'sold', limit: 5 } },
  },
  tiles: {
    label: '格子',
    fields: [
      titleLines,
      { name: 'text', label: '正文', type: 'area', max: 400, isOptional: true },
      more,
      {
        name: 'tiles',
        label: '格子',
        type: 'list',
        itemLabel: '格',
        blank: { title: '', note: '', product: '' },
        item: [
          title,
          { name: 'note', label: '说明', type: 'text', max: 400 },
          { name: 'product', label: '商品', type: 'product' },
        ],
      },
    ],
    blank: { title: [], tiles: [] },
  },
  picture: {
    label: '图文',
    fields: [
      eyebrow,
      titleLines,
      textLines,
      { name: 'marks', label: '标注，一行一个', type: 'lines', max: 400 },
      more,
      imageField,
    ],
    blank: { title: [], text: [], marks: [], picture: NO_IMAGE },
  },
  text: {
    label: '文字',
    fields: [
      { ...title, isOptional: true },
      { name: 'paragraphs', label: '段落，一行一段', type: 'lines', max: 400 },
      { name: 'points', label: '条目，一行一条', type: 'lines', max: 400 },
    ],
    blank: { title: '', paragraphs: [], points: [] },
  },
  arrivals: {
    label: '上新',
    fields: [
      { name: 'days', label: '几天（1 到 14）', type: 'number' },
      { name: 'perDay', label: '每天几件（1 到 50）', type: 'number' },
    ],
    blank: { days: 7, perDay: 10 },
  },
  scents: {
    label: '香气场景',
    fields: [
      eyebrow,
      titleLines,
      textLines,
      { name: 'fact', label: '事实，一行一条', type: 'lines', max: 400 },
      imageField,
      {
        name: 'scenes',
        label: '场景',
        type: 'list',
        itemLabel: '场景',
        item: SCENE_FIELDS,
        blank: {
          name: '',
          place: '',
          moment: '',
          lead: '',
          tone: 'paper',
          picture: NO_IMAGE,
          accords: [],
          picks: [],
        },
      },
    ],
    blank: { title: [], text: [], fact: [], picture: NO_IMAGE, scenes: [] },
  },
  kit: {
    label: '套装',
    fields: [
      title,
      { name: 'text', label: '正文', type: 'area', max: 400 },
      { name: 'steps', label: '步骤，一行一步', type: 'lines', max: 400 },
      note,
      imageField,
      { name: 'product', label: '商品', type: 'product' },
    ],
    blank: { title: '', text: '', steps: [], picture: NO_IMAGE, product: '' },
  },
};

export const newBlock = (kind: string): Block => ({ kind, ...BLOCK_KINDS[kind]?.blank });

/** The first words of a block, for the list. */
export function headlineOf(block: Block): string {
  const { title: words, paragraphs } = block as { title?: unknown; paragraphs?: unknown };
  const first = [words, paragraphs].flat().find((each) => typeof each === 'string' && each !== '');
  return typeof first === 'string' ? first : '（没有标题）';
}
