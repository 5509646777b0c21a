import type { PastedAddress } from '@huarong/contract/addresses';
import { type PastedCandidate, parsePastedAddress } from '@huarong/core/addresses';
import type { z } from 'zod';
import { findRegionName, findRegionPath, type RegionPath, regionIndex } from './regions.ts';

/** Parses a pasted text into address fields, with the questions that remain. */
export function parsePastedText(text: string): z.input<typeof PastedAddress> {
  const { name, mobile, street, detail, extras, uncertain, ...codes } = parsePastedAddress(
    text,
    regionIndex(),
  );
  const candidates = uncertain.find(({ field }) => field === 'region')?.candidates ?? [];
  return {
    ...(name !== undefined && { name }),
    ...(mobile !== undefined && { mobile }),
    ...presentRegion(codes),
    ...(street !== undefined && { streetName: street }),
    ...(detail !== '' && { address: detail }),
    choices: [codes, ...candidates.map(({ fields }) => fields)].flatMap(presentChoice),
    uncertain: uncertain.map(({ field, ...question }) => ({
      ...question,
      field: field === 'detail' ? 'address' : field,
      candidates: question.candidates.map(presentCandidate),
    })),
    extras,
  };
}

interface RegionCodes {
  provinceCode?: string;
  cityCode?: string;
  districtCode?: string;
}

/** As many levels as are known. */
const presentRegion = ({ provinceCode, cityCode, districtCode }: RegionCodes) => ({
  ...(provinceCode && { provinceCode, provinceName: findRegionName(provinceCode)! }),
  ...(cityCode && { cityCode, cityName: findRegionName(cityCode)! }),
  ...(districtCode && { districtCode, districtName: findRegionName(districtCode)! }),
});
const presentCandidate = ({ label, text, fields: { name, mobile, ...codes } }: PastedCandidate) => ({
  label,
  text,
  fields: { ...(name && { name }), ...(mobile && { mobile }), ...presentRegion(codes) },
});

const presentChoice = ({ districtCode }: RegionCodes) => {
  const path = districtCode === undefined ? null : findRegionPath(districtCode);
  return path ? [presentPath(path)] : [];
};
const presentPath = ({ province, city, district }: RegionPath) => ({
  provinceCode: province.code,
  provinceName: province.name,
  cityCode: city.code,
  cityName: city.name,
  districtCode: district.code,
  districtName: district.name,
});
