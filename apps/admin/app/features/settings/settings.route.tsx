import {
  defaultSettings,
  isSettingKey,
  SETTING_GROUPS,
  SETTING_KEYS,
  type SettingKey,
  valueText,
} from '@huarong/core/settings';
import { useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import type { Route } from './+types/settings.route';
import { ErrorTexts } from './ErrorTexts.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SaveSettingForm } from './SaveSettingForm.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import { SettingInput } from './SettingInput.tsx';
import {
  changedNames,
  type Draft,
  type DraftRow,
  draftOf,
  type ErrorCodes,
  type Fields,
  type GroupAnswer,
  type Values,
  valuesOf,
} from './setting-draft.ts';
import { useSettingPreview } from './use-setting-preview.ts';

export const meta = () => [{ title: '设置 · 花容管理后台' }];

const FIRST: SettingKey = 'cash-on-delivery';
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const key = params.key ?? FIRST;
  if (!isSettingKey(key)) throw redirect(`/settings/${FIRST}`);
  const codes = key === 'error-texts' ? (await load(api.settings.errorCodes({}))).codes : [];
  return { key, codes, answer: await load(api.settings.group({ key })) };
}

/** What the merchant may change, group by group. */
export default function SettingsPage({ loaderData: { key, codes, answer } }: Route.ComponentProps) {
  const { name, note } = SETTING_GROUPS[key];
  return (
    <>
      <div className="phead">
        <h1>{name}</h1>
        <span className="phead-n">{note}</span>
      </div>
      <div className="settings">
        <nav className="setting-groups" aria-label="设置的分组">
          {SETTING_KEYS.map((each) => (
            <Link key={each} to={`/settings/${each}`} aria-current={each === key ? 'page' : undefined}>
              {SETTING_GROUPS[each].name}
            </Link>
          ))}
          <Link to="/levels">会员等级与包邮</Link>
          <Link to="/message-texts">自动消息的文字</Link>
        </nav>
        <Editor
          key={`${key}:${answer.newestId}:${answer.waiting?.approvalId}`}
          settingKey={key}
          codes={codes}
          answer={answer}
        />
      </div>
    </>
  );
}

interface EditorProps {
  settingKey: SettingKey;
  /** Only of the error texts. */
  codes: ErrorCodes;
  answer: GroupAnswer;
}

function Editor({ settingKey, codes, answer }: EditorProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const fields: Fields = SETTING_GROUPS[settingKey].fields;
  const defaults = { ...defaultSettings(settingKey) } as unknown as Values;
  const { current, planned, waiting, unreadable } = answer;
  const [draft, setDraft] = useState<Draft>(() => draftOf(fields, current));
  const [isCancelling, setIsCancelling] = useState(false);
  const values = valuesOf(fields, draft);
  const changed = typeof values === 'string' ? null : changedNames(fields, current, values);
  const isChanged = changed === null || changed.length > 0 || unreadable.length > 0;
  const preview = useSettingPreview(settingKey, isChanged ? values : null);
  const isDisabled = !can('setting:write') || planned !== null || waiting !== null;
  const show = (shown: Values) => setDraft(draftOf(fields, shown));
  return (
    <>
      <div className="stack stack-6">
        <UnsavedGuard
          isDirty={changed === null || changed.length > 0}
          text="设置没有保存"
          onDiscard={() => show(current)}
        />
        {unreadable.length > 0 && (
          <p className="note note-warn" role="alert">
            存下的{unreadable.join('、')}不能读取，现在按默认值营业，请重新保存
          </p>
        )}
        {waiting && (
          <div className="note note-warn" role="status">
            <span>{waiting.by} 提交了新的设置，在等第二个人同意</span>
            <span className="right">
              <Link className="lnk" to={`/approvals/${waiting.approvalId}`}>
                打开审批
              </Link>
            </span>
          </div>
        )}
        {planned && (
          <div className="note note-warn" role="status">
            <span>
              {planned.madeBy} 排好了新的设置，{formatTime(planned.effectiveAt)} 生效：{planned.reason}
            </span>
            {can('setting:write') && (
              <span className="right">
                <button type="button" className="lnk" onClick={() => setIsCancelling(true)}>
                  撤回
                </button>
              </span>
            )}
          </div>
        )}
        <section className="panel" aria-labelledby="setting-fields">
          <header className="panel-h">
            <h2 id="setting-fields">规则</h2>
            {!isDisabled && (
              <button type="button" className="lnk right" onClick={() => show(defaults)}>
                填入默认值
              </button>
            )}
          </header>
          <div className="stack stack-5">
            {settingKey === 'error-texts' ? (
              <ErrorTexts
                {...{ codes, isDisabled }}
                rows={(draft['texts'] ?? []) as readonly DraftRow[]}
                onChange={(texts) => setDraft({ ...draft, texts })}
              />
            ) : (
              Object.entries(fields).map(([name, field]) => (
                <SettingInput
                  key={name}
                  {...{ field, isDisabled }}
                  value={draft[name] ?? ''}
                  before={changed?.includes(name) ? valueText(field, current[name]) : null}
                  onChange={(value) => setDraft({ ...draft, [name]: value })}
                />
              ))
            )}
          </div>
        </section>
        {preview !== null && <PreviewPanel preview={preview} />}
      </div>
      <aside>
        {!isDisabled && (
          <SaveSettingForm
            {...{ settingKey, values, isChanged }}
            newestId={answer.newestId === null ? null : String(answer.newestId)}
            note={SETTING_GROUPS[settingKey].note}
            isAgreed={answer.needsSecondPerson}
            onDiscard={() => show(current)}
            onSaved={() => void revalidate()}
          />
        )}
        <SettingHistory
          {...{ fields, defaults }}
          history={answer.history}
          {...(!isDisabled && { onRestore: show })}
        />
      </aside>
      {isCancelling && planned && (
        <ReasonDialog
          title="撤回排好的设置"
          reasons={['时间要改', '数值要改', '不改了']}
          action="撤回"
          onClose={() => setIsCancelling(false)}
          onConfirm={async (reason) => {
            const reply = await api.settings.cancel({
              ...{ key: settingKey, settingId: String(planned.settingId), reason },
            });
            if (!reply.ok) return reply.refusal.message;
            showToast('已撤回，设置不变');
            void revalidate();
            return null;
          }}
        />
      )}
    </>
  );
}
