import { slotRule } from '@huarong/core/content';
import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import type { Route } from './+types/slot.route';
import { HotWords } from './HotWords.tsx';
import { LineEditor } from './LineEditor.tsx';
import { LineList } from './LineList.tsx';
import { LineTimes } from './LineTimes.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SlotSets } from './SlotSets.tsx';
import { addLine, addPlan, changeLine, isChanged, openDraft, reopenDraft } from './slot-draft.ts';
import type { Slot, SlotSet } from './types.ts';

export const meta = () => [{ title: '页面内容 · 花容管理后台' }];
export const clientLoader = ({ params: { label } }: Route.ClientLoaderArgs) =>
  load(api.content.slot({ label }));

/** What is stored, in one text: another one means that somebody has saved. */
const versionOf = ({ label, lines }: Slot) =>
  JSON.stringify([label, lines.map((line) => ({ ...line, judged: null, clicks: 0, orders: 0 }))]);

export default function SlotPage({ loaderData: slot }: Route.ComponentProps) {
  return <SlotEditor key={versionOf(slot)} slot={slot} />;
}

/** A draft with its lines; undefined when it is closed or one of its lines is gone. */
function findDraft(slot: Slot, setId: string | null) {
  const set = slot.sets.find((each) => each.setId === setId);
  const lines = set?.draft && reopenDraft(slot, set.draft);
  return set && lines ? { set, lines } : undefined;
}

/** One slot: its lines, their times, and what was published of it. */
function SlotEditor({ slot }: { slot: Slot }) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const mayWrite = useCan()('content:write');
  /** The address names a draft after its preview. */
  const [asked] = useState(() => findDraft(slot, search.get('draft')));
  const [lines, setLines] = useState(() => asked?.lines ?? openDraft(slot));
  const [chosen, setChosen] = useState(search.get('line') ?? lines[0]?.key);
  const [draft, setDraft] = useState<SlotSet | undefined>(asked?.set);
  const [isPlanning, setIsPlanning] = useState(false);
  const rule = slotRule(slot.label, slot.kind);
  const line = lines.find(({ key }) => key === chosen) ?? lines[0];
  const stored = slot.lines.find(({ lineId }) => lineId === line?.key);
  const add = (content: string) => {
    const added = addLine(lines, content);
    setLines(added.lines);
    setChosen(added.key);
  };
  const close = () => {
    setDraft(undefined);
    setLines(openDraft(slot));
  };
  const reopen = (set: SlotSet) => {
    const opened = set.draft && reopenDraft(slot, set.draft);
    if (!opened) return showToast('草稿里的一行已经没有了，请丢弃它');
    setDraft(set);
    setLines(opened);
  };
  const isUnsaved = draft?.draft
    ? JSON.stringify(reopenDraft(slot, draft.draft)) !== JSON.stringify(lines)
    : isChanged(lines);
  return (
    <>
      <div className="phead">
        <h1>{rule.name}</h1>
        <span className="phead-n">
          {rule.where}，{slot.label}
        </span>
        <div className="acts">
          <Link className="btn" to="/content">
            <Icon name="left" size={14} />
            全部位置
          </Link>
        </div>
      </div>
      {mayWrite && (
        <SaveBar
          key={draft?.setId ?? 'stored'}
          slot={slot}
          lines={lines}
          draft={draft}
          isUnsaved={isUnsaved}
          startsAt={line?.fields.startsAt ?? null}
          onClose={close}
          onLines={setLines}
          onSaved={(text) => {
            close();
            showToast(text);
            void revalidate();
          }}
        />
      )}
      <div className="slot-cols">
        <LineList
          slot={slot}
          lines={lines}
          chosen={line?.key ?? ''}
          mayWrite={mayWrite}
          onChoose={setChosen}
          onLines={setLines}
          onAdd={() => add('新的一行')}
        />
        {line ? (
          <LineEditor
            key={line.key}
            label={slot.label}
            rule={rule}
            line={line}
            mayWrite={mayWrite}
            onChange={(change) => setLines(changeLine(lines, line.key, change))}
          />
        ) : (
          <p className="muted">还没有内容。先加一行。</p>
        )}
        <aside className="stack stack-4">
          {line && (
            <LineTimes
              line={line}
              figures={stored}
              mayWrite={mayWrite}
              onChange={(change) => setLines(changeLine(lines, line.key, change))}
              onPlan={() => setIsPlanning(true)}
            />
          )}
          {rule.page === 'words' && mayWrite && (
            <HotWords used={lines.map(({ fields }) => fields.content)} onAdd={add} />
          )}
          <SlotSets
            sets={slot.sets}
            opened={draft?.setId}
            onOpen={isUnsaved ? undefined : reopen}
            onDone={() => {
              if (draft) close();
              void revalidate();
            }}
          />
        </aside>
      </div>
      {isPlanning && line && (
        <PlanDialog
          position={line.fields.position}
          now={slot.now}
          onClose={() => setIsPlanning(false)}
          onPlan={(times) => {
            const planned = addPlan(lines, line, times);
            setLines(planned.lines);
            setChosen(planned.key);
            setIsPlanning(false);
          }}
        />
      )}
      <UnsavedGuard isDirty={isUnsaved} text="改动还没有保存" />
    </>
  );
}
