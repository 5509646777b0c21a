import { getFirst } from '../../shared/index.ts';
import { isPlaceholder } from '../format-region.ts';
import { regionNames } from './region-names.ts';
import type { RegionTree } from './region-tree.ts';
import { UNSERVED_REGIONS } from './unserved-regions.ts';

export interface RegionNode {
  code: string;
  name: string;
  /** 0 province, 1 city, 2 district. */
  level: number;
  parent: RegionNode | null;
  children: RegionNode[];
  isServed: boolean;
}
export interface RegionEntry {
  text: string;
  node: RegionNode;
  isFull: boolean;
}
/** All written names by their first character. */
export type RegionIndex = ReadonlyMap<string, readonly RegionEntry[]>;

export function createRegionIndex(provinces: readonly RegionTree[]): RegionIndex {
  const index = new Map<string, RegionEntry[]>();
  const add = (entry: RegionEntry) => {
    const first = getFirst(entry.text);
    const entries = index.get(first);
    if (entries) entries.push(entry);
    else index.set(first, [entry]);
  };
  const addNode = (tree: RegionTree, parent: RegionNode | null, isServed: boolean): RegionNode => {
    const level = parent === null ? 0 : parent.level + 1;
    const node: RegionNode = { code: tree.code, name: tree.name, level, parent, children: [], isServed };
    // A city without districts is its own district in the data; its name is indexed once.
    if (tree.code !== parent?.code) {
      const { full, short } = regionNames(tree.name);
      for (const text of new Set(full)) add({ text, node, isFull: true });
      for (const text of new Set(short)) add({ text, node, isFull: false });
    }
    node.children = tree.children.map((child) => addNode(child, node, isServed));
    return node;
  };
  for (const province of provinces) addNode(province, null, true);
  for (const region of UNSERVED_REGIONS) addNode(region, null, false);
  return index;
}

/** The region or a region below it. */
export const isWithin = (node: RegionNode, ancestor: RegionNode): boolean =>
  node === ancestor || (node.parent !== null && isWithin(node.parent, ancestor));

/** Goes down as long as there is only one way: 上海市 has one city, 东莞市 is its own district. */
export const deepestImplied = (node: RegionNode): RegionNode =>
  node.children.length === 1 ? deepestImplied(getFirst(node.children)) : node;

export const nodePath = (node: RegionNode): RegionNode[] =>
  node.parent === null ? [node] : [...nodePath(node.parent), node];

/** A region that can begin an address: not one of the names that exist only in the data. */
export const canStart = ({ node }: RegionEntry): boolean => !isPlaceholder(node.name);
