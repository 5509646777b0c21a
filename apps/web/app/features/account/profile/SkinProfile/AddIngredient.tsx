import { Button, Chip, Field, Icon } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import styles from './SkinProfile.module.css';

const LONGEST = 20;

/** A chip that opens into a small field: one more word for the list. */
export function AddWord({ onAdd }: { onAdd: (word: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Chip onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={12} />
        添加
      </Chip>
    );
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('word') ?? '').trim();
    setIsOpen(false);
    if (word !== '') onAdd(word);
  }
  return (
    <form className={styles.add} onSubmit={add}>
      <Field
        name="word"
        label="要避开的成分"
        labelHidden
        size="sm"
        maxLength={LONGEST}
        placeholder="例如 酒精"
        autoFocus
      />
      <Button type="submit" size="sm">
        添加
      </Button>
    </form>
  );
}
