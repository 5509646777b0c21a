import { Button, Dialog } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { type RegionCodes, RegionSelects } from '../../../addresses/index.ts';
import styles from './Delivery.module.css';
import { codesOf, type DeliveryPlace, namesOf } from './delivery-place.ts';
import { placeName } from './place-name.ts';

interface PlaceDialogProps {
  /** What was chosen before, if anything. */
  place: DeliveryPlace | null;
  onChoose: (place: DeliveryPlace) => void;
  onClose: () => void;
}

/** Chooses a city, and its district if wanted. */
export function PlaceDialog({ place, onChoose, onClose }: PlaceDialogProps) {
  const [codes, setCodes] = useState<RegionCodes>(() => codesOf(place));
  const [names, setNames] = useState(() => namesOf(place));
  function change(next: Partial<RegionCodes>, name: string) {
    setCodes({ ...codes, ...next });
    if (next.provinceCode !== undefined) setNames({ city: '', district: '' });
    else if (next.cityCode !== undefined) setNames({ city: name, district: '' });
    else setNames({ ...names, district: name });
  }
  function choose(event: FormEvent) {
    event.preventDefault();
    if (codes.cityCode === '') return;
    onChoose({ code: codes.districtCode || codes.cityCode, name: placeName(names.city, names.district) });
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title="配送至" description="按所选地区估算送达日期。" size="sm">
      <form className={styles.place} onSubmit={choose}>
        <RegionSelects value={codes} isDistrictOptional onChange={change} />
        <Button kind="ink" type="submit" block disabled={codes.cityCode === ''}>
          确定
        </Button>
      </form>
    </Dialog>
  );
}
