import { Field, SizeButton } from '@huarong/ui';
import styles from './AddressForm.module.css';

interface AddressTagProps {
  tag: string | undefined;
  onTag: (tag: string | undefined) => void;
}
const PRESET_TAGS = ['家', '公司', '父母', '朋友'];

/** Label of an address: a preset or a custom text. Clicking a selected preset removes it. */
export const AddressTag = ({ tag, onTag }: AddressTagProps) => (
  <fieldset className={styles.tags}>
    <legend>标签</legend>
    {PRESET_TAGS.map((preset) => (
      <SizeButton
        key={preset}
        label={preset}
        selected={tag === preset}
        onClick={() => onTag(tag === preset ? undefined : preset)}
      />
    ))}
    <Field
      label="自定义标签"
      labelHidden
      name="tag"
      size="sm"
      maxLength={10}
      placeholder="自定义"
      value={tag === undefined || PRESET_TAGS.includes(tag) ? '' : tag}
      onChange={(event) => onTag(event.target.value.trim() || undefined)}
    />
  </fieldset>
);
