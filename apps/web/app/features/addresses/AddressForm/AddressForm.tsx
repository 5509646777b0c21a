import type { Address } from '@huarong/contract/addresses';
import { Button, Checkbox, Field, TextArea } from '@huarong/ui';
import styles from './AddressForm.module.css';
import { AddressTag } from './AddressTag.tsx';
import type { AddressDraft } from './address-draft.ts';
import { PasteAddress } from './PasteAddress.tsx';
import { RegionFields } from './RegionFields.tsx';
import { discardAddressDraft, useAddressForm } from './use-address-form.ts';

interface AddressFormProps {
  /** The address to edit; omitted for a new one. */
  address?: Address | undefined;
  /** Saves the address; returns the error text when refused. */
  onSave: (draft: AddressDraft) => Promise<string | null>;
  onCancel: () => void;
}

export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const { draft, updateDraft, paste, problems, refusal, isSaving, save } = useAddressForm(address, onSave);
  return (
    <form onSubmit={save} className={styles.form} noValidate>
      <PasteAddress paste={paste} draft={draft} onChange={updateDraft} />
      <div className={styles.two}>
        <Field
          label="收货人"
          name="name"
          autoComplete="name"
          required
          value={draft.name}
          maxLength={25}
          error={problems.name}
          onChange={(event) => updateDraft({ name: event.target.value })}
        />
        <Field
          label="手机号"
          name="mobile"
          inputMode="tel"
          autoComplete="tel-national"
          required
          value={draft.mobile}
          error={problems.mobile}
          onChange={(event) => updateDraft({ mobile: event.target.value })}
        />
      </div>
      <RegionFields draft={draft} problems={problems} onChange={updateDraft} />
      <TextArea
        label="详细地址"
        name="address"
        autoComplete="street-address"
        required
        value={draft.address}
        maxLength={100}
        error={problems.address}
        onChange={(event) => updateDraft({ address: event.target.value })}
      />
      <div className={styles.options}>
        <AddressTag tag={draft.tag} onTag={(tag) => updateDraft({ tag })} />
        <Checkbox
          checked={draft.isDefault}
          onChange={(event) => updateDraft({ isDefault: event.target.checked })}
        >
          设为默认地址
        </Checkbox>
      </div>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.footer}>
        <small>地址只用于配送与开票</small>
        <Button
          onClick={() => {
            discardAddressDraft(address);
            onCancel();
          }}
        >
          取消
        </Button>
        <Button kind="ink" type="submit" loading={isSaving}>
          保存地址
        </Button>
      </div>
    </form>
  );
}
