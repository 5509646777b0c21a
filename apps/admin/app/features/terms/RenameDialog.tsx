import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { TERM_LISTS, type Term, type TermKind } from './term-lists.ts';

interface RenameDialogProps {
  kind: TermKind;
  term: Term;
  terms: readonly Term[];
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Another name for a word; one that exists makes the two one. */
export function RenameDialog({ kind, term, terms, onClose, onDone }: RenameDialogProps) {
  const [to, setTo] = useState(term.name);
  const { unit } = TERM_LISTS[kind];
  const other = terms.find(({ name }) => name === to.trim() && name !== term.name);
  async function rename(reason: string): Promise<string | null> {
    const reply = await api.terms.rename({ kind, name: term.name, to: to.trim(), reason });
    if (!reply.ok) return reply.refusal.message;
    const { count, isMerged } = reply.value;
    onDone(`已${isMerged ? '合并' : '改名'}，${count} 个${unit}`);
    return null;
  }
  return (
    <ReasonDialog
      title={`「${term.name}」改名或合并`}
      reasons={['统一说法', '写错了', '意思相近']}
      action={other ? `并入「${other.name}」` : '改名'}
      onClose={onClose}
      onConfirm={rename}
    >
      <TextField
        label="新名称"
        value={to}
        maxLength={20}
        required
        list="known-terms"
        onChange={(event) => setTo(event.target.value)}
        hint={
          other
            ? `已经有「${other.name}」（${other.count} 个），两个词会变成一个`
            : `${term.count} 个${unit}一起改，是一张可以撤销的改动单`
        }
      />
      <datalist id="known-terms">
        {terms.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </ReasonDialog>
  );
}
