import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { EffectPanel } from './EffectPanel.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SaveFields, type SaveState } from './SaveFields.tsx';
import { WordFields } from './WordFields.tsx';
import { changeOf, draftOf, type Effect, EMPTY_DRAFT, type WordDraft, type WordGroup } from './word-draft.ts';

interface WordEditorProps {
  /** Null: a new group. */
  group: WordGroup | null;
  /** Words that a new group begins with. */
  words: readonly string[];
  onDone: () => void;
}

/** Adds or edits a group: first measured, then saved. */
export function WordEditor({ group, words, onDone }: WordEditorProps) {
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<WordDraft>(group ? draftOf(group) : { ...EMPTY_DRAFT, words });
  const [effect, setEffect] = useState<Effect | null>(null);
  const [save, setSave] = useState<SaveState>({ reason: '', isConfirmed: false });
  const [error, setError] = useState<{ at: 'words' | 'save'; text: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const change = changeOf(draft, group?.groupId ?? null);

  const edit = (next: WordDraft) => {
    setDraft(next);
    setEffect(null);
    setError(null);
  };
  async function measure() {
    if (!change) return setError({ at: 'words', text: '请把词填完整' });
    setIsBusy(true);
    const reply = await api.searchWords.preview({ change });
    setIsBusy(false);
    if (!reply.ok) return setError({ at: 'words', text: reply.refusal.message });
    setError(null);
    setEffect(reply.value);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!effect || !change) return measure();
    if (save.reason.trim().length < 2) return setError({ at: 'save', text: '请写明原因，至少 2 个字' });
    setIsBusy(true);
    const reply = await api.searchWords.save({
      change,
      version: group?.version ?? null,
      token: effect.token,
      confirmed: save.isConfirmed,
      reason: save.reason.trim(),
    });
    setIsBusy(false);
    if (!reply.ok) return setError({ at: 'save', text: reply.refusal.message });
    showToast('已保存，几秒后在商城生效');
    onDone();
    await revalidate();
  }
  const isBlocked = effect?.needsConfirmation === true && !save.isConfirmed;
  return (
    <form className="sw-editor" onSubmit={submit} aria-label={group ? '修改搜索词' : '加一条搜索词'}>
      <section className="panel">
        <header className="panel-h">
          <h2>{group ? '修改' : '加一条'}</h2>
          {group && (
            <div className="right">
              <button type="button" className="lnk" onClick={() => setIsRemoving(true)}>
                删除
              </button>
              <button type="button" className="lnk" onClick={onDone}>
                不改了
              </button>
            </div>
          )}
        </header>
        <div className="panel-b stack stack-4">
          <WordFields draft={draft} onChange={edit} />
          {error?.at === 'words' && (
            <p className="err" role="alert">
              {error.text}
            </p>
          )}
        </div>
      </section>
      <section className="panel">
        <header className="panel-h">
          <h2>试算</h2>
        </header>
        <div className="panel-b stack stack-4">
          {effect ? (
            <>
              <EffectPanel effect={effect} />
              <SaveFields
                state={save}
                onChange={setSave}
                needsConfirmation={effect.needsConfirmation}
                error={error?.at === 'save' ? error.text : undefined}
              />
              <div className="acts">
                <button type="submit" className="btn btn-ink" disabled={isBusy || isBlocked}>
                  保存
                </button>
                <button type="button" className="btn" disabled={isBusy} onClick={() => void measure()}>
                  重新试算
                </button>
              </div>
            </>
          ) : (
            <>
              <p className="hint">保存前先算一遍：评测词的结果会变好还是变差。</p>
              <button
                type="submit"
                className={`btn btn-ink btn-block${isBusy ? ' is-loading' : ''}`}
                disabled={isBusy}
              >
                {isBusy ? '正在试算' : '试算'}
              </button>
            </>
          )}
        </div>
      </section>
      {isRemoving && group && (
        <RemoveDialog group={group} onClose={() => setIsRemoving(false)} onDone={onDone} />
      )}
    </form>
  );
}
