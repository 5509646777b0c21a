import { type KeyboardEvent, useState } from 'react';
import styles from './Ingredients.module.css';

interface IngredientsProps {
  /** As printed on the label: 水、甘油、丁二醇 */
  text: string;
  notes: readonly { name: string; note: string }[];
}

const SEPARATOR = '、';

/** The list as printed on the label; a click on a known ingredient opens its note. Esc or a click elsewhere closes it. */
export function Ingredients({ text, notes }: IngredientsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const noteOf = new Map(notes.map(({ name, note }) => [name, note]));
  const names = text.split(SEPARATOR);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(null);
  };
  return (
    <>
      {names.map((name, index) => {
        const note = noteOf.get(name);
        const separator = index < names.length - 1 ? SEPARATOR : '';
        if (note === undefined) return name + separator;
        const isOpen = open === name;
        return (
          <span key={name} className={styles.ingredient}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-describedby={isOpen ? 'ingredient-note' : undefined}
              onClick={() => setOpen(isOpen ? null : name)}
              onBlur={() => setOpen(null)}
              onKeyDown={onKeyDown}
            >
              {name}
            </button>
            {isOpen && (
              <span role="tooltip" id="ingredient-note" className={styles.note}>
                <b>{name}</b>
                {note}
              </span>
            )}
            {separator}
          </span>
        );
      })}
      <small className={styles.hint}>
        点带虚线的成分，看它在配方里做什么。说明只介绍成分本身，不代表产品功效。
      </small>
    </>
  );
}
