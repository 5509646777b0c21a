import type { Address } from '@huarong/contract/addresses';
import { Button, Checkbox, Field, Select, TextArea } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { useRegions } from '../use-regions.ts';
import styles from './AddressForm.module.css';
import { AddressTag } from './AddressTag.tsx';
import { type AddressDraft, createDraft, draftProblems } from './address-draft.ts';

interface AddressFormProps {
  /** The address to edit; omitted for a new one. */
  address?: Address | undefined;
  /** Saves the address; returns the error text when refused. */
  onSave: (draft: AddressDraft) => Promise<string | null>;
}

/** Three region lists, each loaded after the one above is selected; a pasted address fills the fields it can. */
export function AddressForm({ address, onSave }: AddressFormProps) {
  const [draft, setDraft] = useState<AddressDraft>(() => createDraft(address));
  const [problems, setProblems] = useState<Partial<Record<keyof AddressDraft, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [pasted, setPasted] = useState('');
  const provinces = useRegions(null);
  const cities = useRegions(draft.provinceCode || undefined);
  const districts = useRegions(draft.cityCode || undefined);
  const updateDraft = (part: Partial<AddressDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function parsePasted() {
    const reply = await browserApi().addresses.parse({ text: pasted });
    if (!reply.ok) return;
    const { choices: _choices, ...found } = reply.value;
    updateDraft(
      Object.fromEntries(Object.entries(found).filter(([key]) => key in draft)) as Partial<AddressDraft>,
    );
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = draftProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    setRefusal(await onSave(draft));
    setSaving(false);
  }

  return (
    <form onSubmit={save} className={styles.form} noValidate>
      <div className={styles.paste}>
        <TextArea
          label="粘贴整段地址，自动识别"
          name="pasted"
          value={pasted}
          maxLength={300}
          placeholder="例如：林知夏 13800000002 上海市徐汇区花间路 100 号 2 栋 301"
          onChange={(event) => setPasted(event.target.value)}
        />
        <Button size="sm" onClick={parsePasted} disabled={pasted.trim() === ''}>
          识别
        </Button>
      </div>
      <div className={styles.two}>
        <Field
          label="收货人"
          name="name"
          autoComplete="name"
          value={draft.name}
          maxLength={25}
          error={problems.name}
          onChange={(event) => updateDraft({ name: event.target.value })}
        />
        <Field
          label="手机号"
          name="mobile"
          inputMode="tel"
          autoComplete="tel"
          value={draft.mobile}
          error={problems.mobile}
          onChange={(event) => updateDraft({ mobile: event.target.value })}
        />
      </div>
      <div className={styles.three}>
        <Select
          label="省份"
          name="province"
          placeholder="请选择省份"
          options={provinces.map(asOption)}
          value={draft.provinceCode}
          error={problems.provinceCode}
          onChange={(event) =>
            updateDraft({ provinceCode: event.target.value, cityCode: '', districtCode: '' })
          }
        />
        <Select
          label="城市"
          name="city"
          placeholder="请选择城市"
          options={cities.map(asOption)}
          value={draft.cityCode}
          error={problems.cityCode}
          onChange={(event) => updateDraft({ cityCode: event.target.value, districtCode: '' })}
        />
        <Select
          label="区县"
          name="district"
          placeholder="请选择区县"
          options={districts.map(asOption)}
          value={draft.districtCode}
          error={problems.districtCode}
          onChange={(event) => updateDraft({ districtCode: event.target.value })}
        />
      </div>
      <TextArea
        label="详细地址"
        name="address"
        autoComplete="street-address"
        value={draft.address}
        maxLength={100}
        error={problems.address}
        onChange={(event) => updateDraft({ address: event.target.value })}
      />
      <AddressTag tag={draft.tag} onTag={(tag) => updateDraft({ tag })} />
      <Checkbox
        checked={draft.isDefault}
        onChange={(event) => updateDraft({ isDefault: event.target.checked })}
      >
        设为默认地址
      </Checkbox>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <Button kind="ink" type="submit" loading={isSaving}>
        保存地址
      </Button>
    </form>
  );
}

const asOption = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
