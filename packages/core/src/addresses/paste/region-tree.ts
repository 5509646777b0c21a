/** The official divisions as data: provinces with cities with districts. */
export interface RegionTree {
  code: string;
  name: string;
  children: readonly RegionTree[];
}
