import { Button, Chip, Field, Icon } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import styles from './SkinProfile.module.css';

const MAX_LENGTH = 20;

/** A chip that opens a small field to add an ingredient. */
export function AddIngredient({ onAdd }: { onAdd: (ingredient: string) => void }) {
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
    const ingredient = String(new FormData(event.currentTarget).get('ingredient') ?? '').trim();
    setIsOpen(false);
    if (ingredient !== '') onAdd(ingredient);
  }
  return (
    <form className={styles.add} onSubmit={add}>
      <Field
        name="ingredient"
        label="要避开的成分"
        labelHidden
        size="sm"
        maxLength={MAX_LENGTH}
        placeholder="例如 酒精"
        autoFocus
      />
      <Button type="submit" size="sm">
        添加
      </Button>
    </form>
  );
}
