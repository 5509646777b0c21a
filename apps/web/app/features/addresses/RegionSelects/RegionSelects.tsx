import { Select } from '@huarong/ui';
import { type Region, useRegions } from '../use-regions.ts';

export interface RegionCodes {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
}

interface RegionSelectsProps {
  value: RegionCodes;
  problems?: { [Code in keyof RegionCodes]?: string | undefined };
  /** A district need not be chosen. */
  isDistrictOptional?: boolean;
  /** What was chosen, with what it resets, and its name. */
  onChange: (change: Partial<RegionCodes>, name: string) => void;
}

/** Province, city and district; each list loads after the one above is selected. */
export function RegionSelects({ value, problems = {}, isDistrictOptional, onChange }: RegionSelectsProps) {
  const provinces = useRegions(null);
  const cities = useRegions(value.provinceCode || undefined);
  const districts = useRegions(value.cityCode || undefined);
  const nameIn = (list: readonly Region[], code: string) =>
    list.find((region) => region.code === code)?.name ?? '';
  return (
    <>
      <Select
        label="省份"
        name="province"
        required
        placeholder="请选择省份"
        options={provinces.map(asOption)}
        value={value.provinceCode}
        error={problems.provinceCode}
        onChange={({ target }) =>
          onChange(
            { provinceCode: target.value, cityCode: '', districtCode: '' },
            nameIn(provinces, target.value),
          )
        }
      />
      <Select
        label="城市"
        name="city"
        required
        placeholder="请选择城市"
        options={cities.map(asOption)}
        value={value.cityCode}
        error={problems.cityCode}
        onChange={({ target }) =>
          onChange({ cityCode: target.value, districtCode: '' }, nameIn(cities, target.value))
        }
      />
      <Select
        label="区县"
        labelNote={isDistrictOptional ? '选填' : undefined}
        name="district"
        required={!isDistrictOptional}
        placeholder={isDistrictOptional ? '不选区县' : '请选择区县'}
        options={districts.map(asOption)}
        value={value.districtCode}
        error={problems.districtCode}
        onChange={({ target }) => onChange({ districtCode: target.value }, nameIn(districts, target.value))}
      />
    </>
  );
}

const asOption = ({ code, name }: Region) => ({ value: code, label: name });
