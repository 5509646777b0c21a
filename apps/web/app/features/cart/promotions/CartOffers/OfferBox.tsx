import { Button, Dialog, Icon, Tag } from '@huarong/ui';
import { type ReactNode, useState } from 'react';
import styles from './CartOffers.module.css';

interface OfferBoxProps {
  title: string;
  /** What may be chosen, or what is missing until then. */
  note: string;
  /** What kind of offer it is, on the line of a phone. */
  mark: string;
  /** What is chosen, on the line of a phone. */
  summary: string;
  chosen: readonly string[];
  limit: number;
  onChoose: (ids: string[]) => unknown;
  /** The items with what is chosen of them. */
  children: (choice: Choice) => ReactNode;
}

export interface Choice {
  chosen: readonly string[];
  toggle: (id: string) => void;
}

/**
 * An offer with items to choose from. A phone shows one line, and the items in a sheet whose choice is saved when it is
 * confirmed; elsewhere each press saves.
 */
export function OfferBox(props: OfferBoxProps) {
  const { title, note, mark, summary, chosen, limit, onChoose, children } = props;
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const isOpen = draft !== null;
  const toggled = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  const confirm = () => {
    setDraft(null);
    if (draft && !isSame(draft, chosen)) onChoose([...draft]);
  };
  return (
    <section className={styles.box} aria-label={title}>
      <h3>
        <span className={styles.title}>{title}</span>
        <small className={styles.title}>{note}</small>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setDraft(chosen)}>
          <Tag>{mark}</Tag>
          <span>{summary}</span>
          <Icon name="right" size={14} />
        </button>
      </h3>
      {!isOpen && children({ chosen, toggle: (id) => onChoose(toggled(chosen, id)) })}
      <Dialog
        open={isOpen}
        onClose={() => setDraft(null)}
        title={title}
        description={note}
        footer={
          <>
            <p className={styles.picked}>
              已选 <b>{draft?.length}</b> / {limit} 件
            </p>
            <Button kind="ink" size="lg" onClick={confirm}>
              确定
            </Button>
          </>
        }
      >
        {draft && children({ chosen: draft, toggle: (id) => setDraft(toggled(draft, id)) })}
      </Dialog>
    </section>
  );
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
