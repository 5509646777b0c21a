import { STREET_NAME_LIMIT } from '@huarong/core/addresses';
import { Field } from '@huarong/ui';
import { RegionSelects } from '../RegionSelects/RegionSelects.tsx';
import styles from './AddressForm.module.css';
import type { AddressDraft } from './address-draft.ts';
import type { DraftProblems } from './use-address-form.ts';

interface RegionFieldsProps {
  draft: AddressDraft;
  problems: DraftProblems;
  onChange: (change: Partial<AddressDraft>) => void;
}

/** Province, city, district and street. There is no list of streets, so the street is written; another place has others. */
export function RegionFields({ draft, problems, onChange }: RegionFieldsProps) {
  return (
    <div className={styles.region}>
      <RegionSelects
        value={draft}
        problems={problems}
        onChange={(change) => {
          // The first choice of a district answers a question of the paste, whose street is right already.
          const keepsStreet = !('cityCode' in change) && draft.districtCode === '';
          onChange({ ...change, ...(!keepsStreet && { streetName: '' }) });
        }}
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
