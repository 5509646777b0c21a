import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type BrandDetail = Output<AdminContracts['brands']['detail']>;
export type Mark = 'guohuo' | 'niche' | 'exclusive' | 'newcomer';
/** What the form edits. */
export interface BrandFields {
  key: string;
  nameEn: string;
  nameCn: string;
  nicknames: string[];
  letter: string;
  origin: string;
  sinceYear: number | null;
  slogan: string;
  story: string[];
  marks: Mark[];
  isLive: boolean;
}

export const NEW_BRAND: BrandFields = {
  key: '',
  nameEn: '',
  nameCn: '',
  nicknames: [],
  letter: '#',
  origin: '',
  sinceYear: null,
  slogan: '',
  story: [],
  marks: [],
  isLive: true,
};

export const fieldsOf = (brand: BrandDetail): BrandFields => ({
  key: brand.key,
  nameEn: brand.nameEn,
  nameCn: brand.nameCn,
  nicknames: brand.nicknames,
  letter: brand.letter,
  origin: brand.origin,
  sinceYear: brand.sinceYear,
  slogan: brand.slogan,
  story: brand.story,
  marks: brand.marks as Mark[],
  isLive: brand.isLive,
});

const LABELS: Readonly<Record<string, string>> = {
  key: '标识',
  nameEn: '外文名',
  nameCn: '中文名',
  nicknames: '昵称',
  letter: '首字母',
  origin: '产地',
  sinceYear: '创办年份',
  slogan: '一句话',
  story: '故事',
  marks: '特征',
  isLive: '在商店里显示',
};
export const labelOf = (field: string): string => LABELS[field] ?? '品牌';

/** `É` counts as E; a name without a Latin letter in front stands under #. */
export const suggestLetter = (name: string): string =>
  /^[A-Z]/.exec(name.trim().normalize('NFKD').toUpperCase())?.[0] ?? '#';

/** SOLÈNE ARDEY → solene-ardey */
export const suggestKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

export const splitNicknames = (text: string): string[] =>
  text
    .split(/[、，,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
