import { STREET_NAME_LIMIT } from '@huarong/core/addresses';
import { Field, Select } from '@huarong/ui';
import { useRegions } from '../use-regions.ts';
import styles from './AddressForm.module.css';
import type { AddressDraft } from './address-draft.ts';
import type { DraftProblems } from './use-address-form.ts';

interface RegionFieldsProps {
  draft: AddressDraft;
  problems: DraftProblems;
  onChange: (change: Partial<AddressDraft>) => void;
}

/**
 * Province, city and district; each list loads after the one above is selected. There is no list of streets, so the
 * street is written; another district has other streets.
 */
export function RegionFields({ draft, problems, onChange }: RegionFieldsProps) {
  const provinces = useRegions(null);
  const cities = useRegions(draft.provinceCode || undefined);
  const districts = useRegions(draft.cityCode || undefined);
  return (
    <div className={styles.region}>
      <Select
        label="省份"
        name="province"
        required
        placeholder="请选择省份"
        options={provinces.map(asOption)}
        value={draft.provinceCode}
        error={problems.provinceCode}
        onChange={(event) =>
          onChange({ provinceCode: event.target.value, cityCode: '', districtCode: '', streetName: '' })
        }
      />
      <Select
        label="城市"
        name="city"
        required
        placeholder="请选择城市"
        options={cities.map(asOption)}
        value={draft.cityCode}
        error={problems.cityCode}
        onChange={(event) => onChange({ cityCode: event.target.value, districtCode: '', streetName: '' })}
      />
      <Select
        label="区县"
        name="district"
        required
        placeholder="请选择区县"
        options={districts.map(asOption)}
        value={draft.districtCode}
        error={problems.districtCode}
        onChange={(event) =>
          onChange({
            districtCode: event.target.value,
            // The first choice answers a question of the paste, whose street is right already.
            ...(draft.districtCode !== '' && { streetName: '' }),
          })
        }
      />
      <Field
        label="街道/乡镇"
        labelNote="选填"
        name="street"
        maxLength={STREET_NAME_LIMIT}
        placeholder="如：天平路街道"
        value={draft.streetName}
        error={problems.streetName}
        onChange={(event) => onChange({ streetName: event.target.value })}
      />
    </div>
  );
}

const asOption = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
