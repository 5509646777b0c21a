import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface ChoicePickerProps {
  kind: 'category' | 'brand' | 'product' | 'sku';
  /** 加品牌 */
  label: string;
  taken: readonly string[];
  onPick: (id: string, name: string) => void;
}
interface Choice {
  id: string;
  name: string;
  note: string;
}
const WAIT_MS = 200;

/** A button that opens a search; every result is a button that adds it. */
export function ChoicePicker({ kind, label, taken, onPick }: ChoicePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="chip-add" onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={12} />
        {label}
      </button>
      {isOpen && (
        <Finder kind={kind} label={label} taken={taken} onPick={onPick} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function Finder({ kind, label, taken, onPick, onClose }: ChoicePickerProps & { onClose: () => void }) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Choice[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.promotions.find({ kind, q: words.trim() });
      if (!isCurrent || !reply.ok) return;
      const skus = reply.value.skus.map(({ skuId, name, code }) => ({ id: skuId, name, note: code }));
      setFound([...reply.value.choices, ...skus]);
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, words]);
  const first = found.find(({ id }) => !taken.includes(id));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (first) pick(first);
  }
  function pick({ id, name }: Choice) {
    onPick(id, name);
    onClose();
  }
  return (
    <Dialog title={label} size="sm" onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label="名称或编号"
          hint="回车选第一个"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
      <ul className="choices mt-2">
        {found.map((choice) => (
          <li key={choice.id}>
            <button type="button" disabled={taken.includes(choice.id)} onClick={() => pick(choice)}>
              <span>{choice.name}</span>
              <small>{choice.note}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="muted">没有找到</p>}
    </Dialog>
  );
}
