import { formatTime } from '../../ui/format.ts';
import type { Draft } from './types.ts';

interface DraftChoiceProps {
  drafts: readonly Draft[];
  chosen: readonly string[];
  onChange: (sets: string[]) => void;
}

/** As many as a link can name. */
const MOST = 8;

/** Which drafts and waiting change sets are shown as if they were published. */
export function DraftChoice({ drafts, chosen, onChange }: DraftChoiceProps) {
  return (
    <section className="panel pv-drafts" aria-labelledby="pv-drafts">
      <header className="panel-h">
        <h2 id="pv-drafts">带上哪些草稿</h2>
      </header>
      {drafts.length === 0 ? (
        <p className="dim">没有草稿，也没有等着批准的改动单。</p>
      ) : (
        <div className="stack">
          {drafts.map(({ setId, title, state, applyAt, rows }) => {
            const isChosen = chosen.includes(setId);
            return (
              <label key={setId} className="opt-l">
                <input
                  type="checkbox"
                  className="ck"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= MOST}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((id) => id !== setId) : [...chosen, setId])
                  }
                />
                <span>
                  {title}
                  <small className="dim">
                    {state === 'waiting' ? '待批准' : '草稿'}，{rows} 处
                    {applyAt !== null && `，定在 ${formatTime(applyAt)}`}
                  </small>
                </span>
              </label>
            );
          })}
        </div>
      )}
      {chosen.length > 0 && <p className="hint mt-2">去掉勾选，看只发布其余部分时的样子。</p>}
    </section>
  );
}
