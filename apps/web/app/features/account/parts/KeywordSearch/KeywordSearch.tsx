import { Button, Field } from '@huarong/ui';
import { Form } from 'react-router';
import styles from './KeywordSearch.module.css';

interface KeywordSearchProps {
  /** The address of the list; the word goes into it as `word`. */
  path: string;
  label: string;
  placeholder: string;
  word: string;
  /** What the button says. */
  action?: string | undefined;
  /** What else is chosen of the list, and stays chosen. */
  kept?: Record<string, string> | undefined;
}

/** Looks for a word in a list of hers. It is a form, so that the word lives in the address. */
export const KeywordSearch = ({
  path,
  label,
  placeholder,
  word,
  action = '搜索',
  kept = {},
}: KeywordSearchProps) => (
  <Form action={path} className={styles.search} role="search">
    {Object.entries(kept).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Field
      label={label}
      labelHidden
      name="word"
      size="sm"
      maxLength={50}
      placeholder={placeholder}
      defaultValue={word}
    />
    <Button size="sm" type="submit">
      {action}
    </Button>
  </Form>
);
