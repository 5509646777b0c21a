import { Field, SizeButton } from '@huarong/ui';
import styles from './AddressForm.module.css';

interface AddressTagProps {
  tag: string | undefined;
  onTag: (tag: string | undefined) => void;
}
const USUAL = ['家', '公司', '父母', '朋友'];

/** A word to know the address by: one of the usual, or one of her own. Pressing it again takes it away. */
export const AddressTag = ({ tag, onTag }: AddressTagProps) => (
  <fieldset className={styles.tags}>
    <legend>标签</legend>
    {USUAL.map((word) => (
      <SizeButton
        key={word}
        label={word}
        selected={tag === word}
        onClick={() => onTag(tag === word ? undefined : word)}
      />
    ))}
    <Field
      label="自定义标签"
      labelHidden
      name="tag"
      size="sm"
      maxLength={10}
      placeholder="自定义"
      value={tag === undefined || USUAL.includes(tag) ? '' : tag}
      onChange={(event) => onTag(event.target.value.trim() || undefined)}
    />
  </fieldset>
);
