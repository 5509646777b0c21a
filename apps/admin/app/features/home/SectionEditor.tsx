import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { PublishEdit } from '../../ui/content/PublishEdit.tsx';
import { useContentEdit } from '../../ui/content/use-content-edit.ts';
import { TextField } from '../../ui/Field.tsx';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { SelectionFields } from './SelectionFields.tsx';
import { type Choices, choiceNames, type Section, type SectionFields, type Shown } from './types.ts';

const LABELS: Readonly<Record<string, string>> = {
  title: '标题',
  link: '更多链接',
  selection: '商品',
  pins: '置顶',
  size: '件数',
  startsAt: '开始',
  endsAt: '结束',
  isLive: '显示',
};
const NEW: SectionFields = {
  title: '',
  link: '/',
  selection: { rule: { order: 'sold' } },
  pins: [],
  size: 10,
  startsAt: null,
  endsAt: null,
  isLive: true,
};
const NOTHING: Shown = { count: 0, products: [], missing: [] };

interface SectionEditorProps {
  /** Null: a new one. */
  section: Section | null;
  choices: Choices;
  onSaved: (sectionId: string) => void;
}

const fieldsOf = ({
  title,
  link,
  selection,
  pins,
  size,
  startsAt,
  endsAt,
  isLive,
}: Section): SectionFields => ({
  title,
  link,
  selection,
  pins,
  size,
  startsAt,
  endsAt,
  isLive,
});

/** One product group of the home page: what it shows, when, and when that is published. */
export function SectionEditor({ section, choices, onSaved }: SectionEditorProps) {
  const can = useCan();
  const edit = useContentEdit<SectionFields>({
    seen: section ? fieldsOf(section) : NEW,
    isNew: section === null,
    send: (fields, base, times) =>
      api.home.saveSection({ sectionId: section?.sectionId ?? null, fields, base, ...times }),
    onSaved,
  });
  const { values, set } = edit;
  return (
    <section className="panel" aria-labelledby="section-name">
      <div className="panel-h">
        <h2 id="section-name">{section ? section.title : '新楼层'}</h2>
      </div>
      <div className="panel-b stack stack-4">
        {section?.sectionId === 'new' && (
          <p className="note">首页的「每日上新」有自己的版块，这一组只给别的页面和接口用。</p>
        )}
        <fieldset className="stack stack-4" disabled={!can('content:write')}>
          <legend className="vh">楼层的内容</legend>
          <div className="ct-fields">
            <TextField
              label="标题"
              maxLength={20}
              value={values.title}
              hint={`${values.title.length} / 20 字`}
              onChange={({ target }) => set('title', target.value)}
            />
            <TextField
              label="更多链接"
              maxLength={200}
              value={values.link}
              hint="本站地址，以 / 开头"
              onChange={({ target }) => set('link', target.value)}
            />
            <TextField
              label="件数"
              inputMode="numeric"
              maxLength={2}
              value={String(values.size)}
              hint="1 到 20 件"
              onChange={({ target }) => set('size', Number(target.value.replace(/\D/g, '')))}
            />
            <TextField
              label="开始（北京时间）"
              type="datetime-local"
              isOptional
              value={values.startsAt === null ? '' : toLocal(values.startsAt)}
              onChange={({ target }) => set('startsAt', fromLocal(target.value) || null)}
            />
            <TextField
              label="结束"
              type="datetime-local"
              isOptional
              value={values.endsAt === null ? '' : toLocal(values.endsAt)}
              onChange={({ target }) => set('endsAt', fromLocal(target.value) || null)}
            />
            <label className="opt-l">
              <input
                type="checkbox"
                className="ck"
                checked={values.isLive}
                onChange={({ target }) => set('isLive', target.checked)}
              />
              <span>在首页显示</span>
            </label>
          </div>
          <SelectionFields
            selection={values.selection}
            pins={values.pins}
            choices={choices}
            shown={section?.shown ?? NOTHING}
            onChange={(selection) => set('selection', selection)}
            onPin={(pins) => set('pins', pins)}
          />
        </fieldset>
        <PublishEdit
          edit={edit}
          row={section && { kind: 'home_section', rowId: section.sectionId, version: section }}
          labels={LABELS}
          isComplete={values.title.trim() !== ''}
          isDraft={!(section?.isLive ?? false) && !values.isLive}
          unsaved="楼层的改动没有发布"
          nameOf={choiceNames(choices)}
          onPage={{
            page: '/',
            back: `/content/home?section=${section?.sectionId ?? ''}`,
            startsAt: values.startsAt,
            hiddenBecause: values.isLive ? undefined : '勾选“在首页显示”后才能预览',
          }}
        />
      </div>
    </section>
  );
}
