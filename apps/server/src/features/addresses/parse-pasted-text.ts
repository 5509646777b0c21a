import { parsePastedAddress } from '@huarong/core/addresses';
import { parseAddress } from 'address-smart-parse';
import { findRegionPath, type RegionPath } from './regions.ts';

/** Parses a pasted text into address fields, with the possible districts. */
export function parsePastedText(text: string) {
  const { districtCode, districtCodes, ...fields } = parsePastedAddress(text, (pasted) =>
    parseAddress(pasted, { maxCandidates: 5, minConfidence: 0.3 })
      // Candidates well below the best one are noise.
      .filter((reading, _index, [best]) => reading.confidence >= best!.confidence * 0.8)
      .map(({ name, phone, county, detail }) => ({
        name,
        mobile: phone,
        districtCode: county?.code,
        detail,
      })),
  );
  const path = districtCode === undefined ? null : findRegionPath(districtCode);
  return {
    ...fields,
    ...(path && presentPath(path)),
    choices: districtCodes.flatMap((code) => findRegionPath(code) ?? []).map(presentPath),
  };
}

const presentPath = ({ province, city, district }: RegionPath) => ({
  provinceCode: province.code,
  provinceName: province.name,
  cityCode: city.code,
  cityName: city.name,
  districtCode: district.code,
  districtName: district.name,
});
