import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import type { NameOfChoice } from '../../ui/content/describe-selection.ts';

type Home = AdminContracts['home'];
export type Section = Output<Home['list']>['sections'][number];
export type Listing = Output<Home['menu']>['listings'][number];
export type MenuCategory = Output<Home['menu']>['categories'][number];
export type LeadBanner = NonNullable<MenuCategory['banner']>;
export type Choices = Output<Home['list']>['choices'];
export type Shown = Output<Home['preview']>;
export type Selection = Section['selection'];
export type Rule = Extract<Selection, { rule: unknown }>['rule'];
export type SectionFields = Pick<
  Section,
  'title' | 'link' | 'selection' | 'pins' | 'size' | 'startsAt' | 'endsAt' | 'isLive'
>;
export type ListingFields = Pick<
  Listing,
  'name' | 'intro' | 'selection' | 'pins' | 'menuRule' | 'hiddenFacets' | 'isInMenu' | 'isLive'
>;

/** Another text whenever what is stored of a row is another one. */
export const storedVersion = (row: Section | Listing): string => JSON.stringify({ ...row, shown: null });

const LISTS: Readonly<Record<string, keyof Choices>> = {
  label: 'labels',
  tag: 'tags',
  brand: 'brands',
  category: 'categories',
};
/** The name of what a rule names, as its fields show it. */
export const choiceNames =
  (choices: Choices): NameOfChoice =>
  (condition, value) => {
    const list = LISTS[condition];
    return list && choices[list].find((choice) => choice.value === value)?.label;
  };
