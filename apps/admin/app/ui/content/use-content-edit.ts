import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConflictChoices } from '../assortment/FieldConflicts.tsx';
import { type SeenFields, useEditedFields } from '../assortment/use-edited-fields.ts';
import type { PublishTimes } from './PublishForm.tsx';
import { type SavedEdit, type SaveReply, useContentSave } from './use-content-save.ts';

/** How an edit is saved: when, whether as a draft, and in place of which draft. */
interface SaveOptions extends PublishTimes {
  draftId: string | null;
}
/** A draft as the history of a row names it. */
export interface StoredDraft {
  setId: string;
  applyAt: string | null;
  restoreAt: string | null;
  madeBy: string | null;
  fields: object;
  base: object;
}

interface ContentEditOptions<Fields extends object> {
  /** What is stored; of a new row what it begins with. */
  seen: Fields;
  isNew: boolean;
  send: (fields: Partial<Fields>, base: SeenFields, options: SaveOptions) => Promise<SaveReply>;
  onSaved: (id: string) => void;
}

/** The fields of a row that pages show, and saving them: as a draft, now, or at the times that were chosen. */
export function useContentEdit<Fields extends object>({
  seen,
  isNew,
  send,
  onSaved,
}: ContentEditOptions<Fields>) {
  const edit = useEditedFields(seen);
  const [draft, setDraft] = useState<StoredDraft>();
  const [chosen, setChosen] = useState<PublishTimes>({ applyAt: null, restoreAt: null, mode: 'publish' });
  const options = (times: PublishTimes): SaveOptions => ({ ...times, draftId: draft?.setId ?? null });
  const close = () => {
    setDraft(undefined);
    edit.reset(seen);
  };
  const save = useContentSave((id, state) => {
    // The guard of unsaved work asks unless it knows at once. A draft or a plan is not what is stored now.
    flushSync(() => {
      if (state !== 'applied') return close();
      setDraft(undefined);
      edit.reset(edit.values);
    });
    onSaved(id);
  });
  return {
    ...edit,
    error: save.error,
    problems: save.problems,
    conflicts: save.conflicts,
    closeConflicts: save.closeConflicts,
    /** The draft that is open. */
    draft,
    /** Something would be lost; a draft that was only opened is stored. */
    isUnsaved: draft
      ? JSON.stringify(edit.values) !== JSON.stringify({ ...seen, ...draft.fields })
      : edit.isChanged,
    openDraft: (stored: StoredDraft) => {
      setDraft(stored);
      edit.open({ ...seen, ...stored.base }, { ...seen, ...stored.fields });
    },
    closeDraft: close,
    save: (times: PublishTimes) => {
      setChosen(times);
      return save.run(send(isNew ? edit.values : edit.fields, isNew ? {} : edit.base, options(times)));
    },
    /** Saves what is left of the edit, at the times that were chosen before. Nothing is left: null. */
    saveResolved: (choices: ConflictChoices): Promise<SavedEdit | null> | null => {
      const { fields, base } = edit.resolve(save.conflicts ?? [], choices);
      save.closeConflicts();
      return Object.keys(fields).length === 0 ? null : save.run(send(fields, base, options(chosen)));
    },
  };
}

/** What the end of an editor reads of an edit, whatever its fields are. */
export type ContentEdit = Pick<
  ReturnType<typeof useContentEdit<object>>,
  | 'isChanged'
  | 'isUnsaved'
  | 'error'
  | 'conflicts'
  | 'closeConflicts'
  | 'save'
  | 'saveResolved'
  | 'draft'
  | 'openDraft'
  | 'closeDraft'
>;
