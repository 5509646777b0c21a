import { useEffect, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';

export interface Region {
  code: string;
  name: string;
}

/** Child regions of a region; provinces for null; empty while the parent is not selected. */
export function useRegions(parentCode: string | null | undefined): readonly Region[] {
  const [regions, setRegions] = useState<{ of: string | null; list: Region[] } | null>(null);
  useEffect(() => {
    if (parentCode === undefined) return;
    let isCurrent = true;
    void browserApi({ quiet: true })
      .recipients.provinceList(parentCode === null ? {} : { parentCode })
      .then((reply) => {
        if (isCurrent && reply.ok) setRegions({ of: parentCode, list: reply.value.regions });
      });
    return () => {
      isCurrent = false;
    };
  }, [parentCode]);
  return regions && regions.of === parentCode ? regions.list : [];
}
