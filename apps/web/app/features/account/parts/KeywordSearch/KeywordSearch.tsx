import { Button, Field } from '@huarong/ui';
import { Form } from 'react-router';
import styles from './KeywordSearch.module.css';

interface KeywordSearchProps {
  /** Path of the list; the keyword is sent as the query parameter `word`. */
  path: string;
  label: string;
  placeholder: string;
  keyword: string;
  /** Label of the button. */
  action?: string | undefined;
  /** Other filters of the list that stay selected. */
  hiddenFields?: Record<string, string> | undefined;
}

/** Searches a list of the member area. A GET form, so that the keyword is part of the address. */
export const KeywordSearch = ({
  path,
  label,
  placeholder,
  keyword,
  action = '搜索',
  hiddenFields = {},
}: KeywordSearchProps) => (
  <Form action={path} className={styles.search} role="search">
    {Object.entries(hiddenFields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Field
      label={label}
      labelHidden
      name="word"
      size="sm"
      maxLength={50}
      placeholder={placeholder}
      defaultValue={keyword}
    />
    <Button size="sm" type="submit">
      {action}
    </Button>
  </Form>
);
