import { shanghaiIso } from '@huarong/core/shared';
import type { JsonValue } from '#platform/database';
import type { DescribedColumn } from './described-column.ts';

const text = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));
const yesNo = (value: JsonValue): string => (value === true ? '是' : '否');
const time = (value: JsonValue): string =>
  shanghaiIso(new Date(text(value)))
    .slice(0, 16)
    .replace('T', ' ');
const list = (value: JsonValue): string => (Array.isArray(value) ? value.map(text).join('、') : text(value));
const items = (unit: string) => (value: JsonValue) => `${Array.isArray(value) ? value.length : 0} ${unit}`;

const CONDITIONS: Readonly<Record<string, string>> = {
  label: '标签',
  minSold: '至少售出',
  brand: '品牌',
  category: '分类',
  tag: '标记',
  newSinceDays: '几天内上新',
  minPercentOff: '至少降（%）',
  order: '排序',
};
const ORDERS: Readonly<Record<string, string>> = {
  listed: '按目录',
  sold: '按销量',
  newest: '按上新',
  priceLow: '价格从低到高',
  priceHigh: '价格从高到低',
};

/** 春日新色，今天到货，/campaign/spring.html */
function banner(value: JsonValue): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '没有';
  return [value['title'], value['note'], value['link']].filter((part) => part).join('，');
}

function rule(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return text(value);
  return Object.entries(value)
    .map(([name, given]) =>
      name === 'order' ? (ORDERS[String(given)] ?? '') : `${CONDITIONS[name] ?? name} ${String(given)}`,
    )
    .join('，');
}

function selection(value: JsonValue): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return text(value);
  return Array.isArray(value['products'])
    ? `指定 ${value['products'].length} 件`
    : rule(value['rule'] ?? null);
}

/** The columns of pages: home sections, listings, menu and campaigns. */
export const CONTENT_COLUMNS: Readonly<Record<string, DescribedColumn>> = {
  'home_section.title': { label: '标题', format: text },
  'home_section.link': { label: '更多链接', format: text },
  'home_section.selection': { label: '商品', format: selection },
  'home_section.pins': { label: '置顶', format: list },
  'home_section.size': { label: '件数', format: text },
  'home_section.position': { label: '次序', format: text },
  'home_section.starts_at': { label: '开始', format: time },
  'home_section.ends_at': { label: '结束', format: time },
  'home_section.is_live': { label: '显示', format: yesNo },
  'pseudo_category.name': { label: '名称', format: text },
  'pseudo_category.intro': { label: '说明', format: text },
  'pseudo_category.link': { label: '链接', format: text },
  'pseudo_category.selection': { label: '商品', format: selection },
  'pseudo_category.menu_rule': { label: '菜单里的品类', format: rule },
  'pseudo_category.pins': { label: '置顶', format: list },
  'pseudo_category.hidden_facets': { label: '不显示的筛选', format: list },
  'pseudo_category.is_in_menu': { label: '在菜单里', format: yesNo },
  'pseudo_category.position': { label: '次序', format: text },
  'pseudo_category.is_live': { label: '显示', format: yesNo },
  'menu_lead.product_id': { label: '主推商品', format: text },
  'menu_lead.banner': { label: '主推图片', format: banner },
  'campaign_page.title': { label: '标题', format: text },
  'campaign_page.description': { label: '简介', format: text },
  'campaign_page.blocks': { label: '版块', format: items('块') },
  'campaign_page.starts_at': { label: '开始', format: time },
  'campaign_page.ends_at': { label: '结束', format: time },
  'campaign_page.is_live': { label: '上线', format: yesNo },
  'campaign_page.offer_kind': { label: '优惠类型', format: text },
  'campaign_page.offer_id': { label: '优惠编号', format: text },
};
