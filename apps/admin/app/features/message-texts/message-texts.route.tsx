import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/message-texts.route';
import { TextDialog } from './TextDialog.tsx';
import type { MessageText } from './types.ts';

export const meta = () => [{ title: '自动消息的文字 · 花容管理后台' }];
export const clientLoader = () => load(api.messageTexts.list({}));

/** Every text that the shop sends by itself, by what it is about. */
export default function MessageTextsPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<string>();
  const edited = texts.find(({ key }) => key === opened);
  const groups = [...new Set(texts.map(({ group }) => group))];
  const columns: readonly Column<MessageText>[] = [
    {
      id: 'label',
      label: '什么时候发',
      cell: ({ key, label }) => (
        <button type="button" className="lnk-q" onClick={() => setOpened(key)}>
          <b className="strong">{label}</b>
        </button>
      ),
    },
    {
      id: 'content',
      label: '标题与正文',
      cell: ({ title, text }) => (
        <span className="c2">
          {title}
          <small>{text}</small>
        </span>
      ),
    },
    { id: 'state', label: '状态', cell: (text) => <TextState {...text} /> },
  ];
  return (
    <>
      <div className="phead">
        <h1>自动消息的文字</h1>
        <span className="phead-n">
          {texts.length} 条站内消息，改过 {texts.filter(({ isChanged }) => isChanged).length} 条
        </span>
      </div>
      {groups.map((group) => (
        <section className="panel" key={group} aria-label={group}>
          <div className="panel-h">
            <h2>{group}</h2>
          </div>
          <DataTable
            label={group}
            columns={columns}
            rows={texts.filter((text) => text.group === group)}
            idOf={({ key }) => key}
          />
        </section>
      ))}
      {edited && (
        <TextDialog
          key={`${edited.key} ${edited.version}`}
          edited={edited}
          onClose={() => setOpened(undefined)}
          onSaved={() => {
            setOpened(undefined);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

const TextState = ({ isChanged, problem }: MessageText) =>
  problem !== null ? (
    <span className="st st-bad">{`不能用，发默认的：${problem}`}</span>
  ) : isChanged ? (
    <span className="st st-ok">改过</span>
  ) : (
    <span className="st">默认</span>
  );
