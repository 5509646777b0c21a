import { useNavigate, useRevalidator } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { FieldConflicts } from '../assortment/FieldConflicts.tsx';
import { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx';
import { describeSelection, type NameOfChoice } from './describe-selection.ts';
import { PublishForm, type PublishTimes } from './PublishForm.tsx';
import { previewOfEdit } from './preview-address.ts';
import { RowHistory, type RowOfHistory } from './RowHistory.tsx';
import type { ContentEdit } from './use-content-edit.ts';

/** Where and when shoppers see an edit. */
interface EditOnPage {
  /** The path in the shop. */
  page: string;
  /** The address of the editor. */
  back: string;
  /** When what the edit describes begins; null: at once. */
  startsAt?: string | null;
  /** Why shoppers would not see it. */
  hiddenBecause?: string | undefined;
}

interface PublishEditProps {
  edit: ContentEdit;
  /** Null: it is new, and has no history. */
  row: RowOfHistory | null;
  /** The names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Without it nothing can be saved; a new row can as soon as this is true, others when something has changed. */
  isComplete?: boolean;
  /** No shopper sees the row, neither before nor after. */
  isDraft?: boolean;
  /** 楼层的改动没有发布 */
  unsaved: string;
  nameOf?: NameOfChoice;
  onPage: EditOnPage;
}

/** The end of an editor: publishing, what others changed meanwhile, and the history of the row. */
export function PublishEdit({
  edit,
  row,
  labels,
  isComplete = true,
  isDraft = false,
  unsaved,
  nameOf,
  onPage,
}: PublishEditProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  /** Only what is stored can be shown, so changes become a draft first. */
  async function preview(times: PublishTimes) {
    const saved = edit.isUnsaved ? await edit.save(times) : null;
    if (edit.isUnsaved && !saved) return;
    const setId = saved ? String(saved.setId) : (edit.draft?.setId ?? null);
    const applyAt = saved ? times.applyAt : (edit.draft?.applyAt ?? null);
    const { page, back, startsAt = null } = onPage;
    const mark = back.includes('?') ? '&' : '?';
    await navigate(
      previewOfEdit({
        setId,
        times: [applyAt, startsAt],
        page,
        back: setId === null ? back : `${back}${mark}draft=${setId}`,
      }),
    );
  }
  return (
    <>
      {edit.draft && (
        <div className="note" role="status">
          <span className="grow">正在改{edit.draft.madeBy ?? '命令行'}的草稿，发布或再存都会代替它。</span>
          <button type="button" className="btn btn-sm" onClick={edit.closeDraft}>
            关上草稿
          </button>
        </div>
      )}
      {can('content:write') && (
        <PublishForm
          key={edit.draft?.setId ?? 'stored'}
          canStore={row !== null}
          initial={edit.draft}
          isDirty={isComplete && (row === null || edit.isChanged)}
          canPublish={can('content:publish')}
          isDraft={isDraft}
          error={edit.error}
          onSave={edit.save}
          onPreview={row !== null && can('product:read') ? preview : undefined}
          isUnsaved={edit.isUnsaved}
          hiddenBecause={onPage.hiddenBecause}
        />
      )}
      {row && (
        <section aria-labelledby="row-history">
          <h3 id="row-history">改动记录</h3>
          <RowHistory {...row} edit={edit} />
        </section>
      )}
      {edit.conflicts && (
        <FieldConflicts
          conflicts={edit.conflicts}
          labelOf={(field) => labels[field] ?? field}
          describe={(value) => describeSelection(value, nameOf)}
          onClose={edit.closeConflicts}
          onResolve={(choices) => {
            // All of it is theirs: what is stored is shown.
            if (edit.saveResolved(choices) === null) void revalidate();
          }}
        />
      )}
      <UnsavedGuard isDirty={edit.isUnsaved} text={unsaved} />
    </>
  );
}
