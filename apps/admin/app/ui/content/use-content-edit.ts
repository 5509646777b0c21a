import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConflictChoices } from '../assortment/FieldConflicts.tsx';
import { type SeenFields, useEditedFields } from '../assortment/use-edited-fields.ts';
import type { PublishTimes } from './PublishForm.tsx';
import { type SaveReply, useContentSave } from './use-content-save.ts';

interface ContentEditOptions<Fields extends object> {
  /** What is stored; of a new row what it begins with. */
  seen: Fields;
  isNew: boolean;
  send: (fields: Partial<Fields>, base: SeenFields, times: PublishTimes) => Promise<SaveReply>;
  onSaved: (id: string) => void;
}

/** The fields of a row that pages show, and saving them: now, or at the times that were chosen. */
export function useContentEdit<Fields extends object>({
  seen,
  isNew,
  send,
  onSaved,
}: ContentEditOptions<Fields>) {
  const edit = useEditedFields(seen);
  const [times, setTimes] = useState<PublishTimes>({ applyAt: null, restoreAt: null });
  const save = useContentSave((id, state) => {
    // The guard of unsaved work asks unless it knows at once. What was planned is not stored yet.
    flushSync(() => edit.reset(state === 'applied' ? edit.values : seen));
    onSaved(id);
  });
  return {
    ...edit,
    error: save.error,
    problems: save.problems,
    conflicts: save.conflicts,
    closeConflicts: save.closeConflicts,
    save: (chosen: PublishTimes) => {
      setTimes(chosen);
      return save.run(send(isNew ? edit.values : edit.fields, isNew ? {} : edit.base, chosen));
    },
    /** Saves what is left of the edit, at the times that were chosen before. Nothing is left: null. */
    saveResolved: (choices: ConflictChoices): Promise<void> | null => {
      const { fields, base } = edit.resolve(save.conflicts ?? [], choices);
      save.closeConflicts();
      return Object.keys(fields).length === 0 ? null : save.run(send(fields, base, times));
    },
  };
}

/** What the end of an editor reads of an edit, whatever its fields are. */
export type ContentEdit = Pick<
  ReturnType<typeof useContentEdit<object>>,
  'isChanged' | 'error' | 'conflicts' | 'closeConflicts' | 'save' | 'saveResolved'
>;
