import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { FieldConflicts } from '../../ui/assortment/FieldConflicts.tsx';
import { useEditedFields } from '../../ui/assortment/use-edited-fields.ts';
import { PublishForm, type PublishTimes } from '../../ui/content/PublishForm.tsx';
import { RowHistory } from '../../ui/content/RowHistory.tsx';
import { useContentSave } from '../../ui/content/use-content-save.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';
import { SelectionFields } from './SelectionFields.tsx';
import type { Choices, Listing, ListingFields } from './types.ts';

const LABELS: Readonly<Record<string, string>> = {
  name: '名称',
  intro: '说明',
  selection: '商品',
  pins: '置顶',
  isInMenu: '放进菜单',
  isLive: '启用',
};
const NEW: ListingFields = {
  name: '',
  intro: '',
  selection: { rule: { order: 'sold' } },
  pins: [],
  isInMenu: true,
  isLive: true,
};

interface ListingEditorProps {
  listing: Listing | null;
  choices: Choices;
  onSaved: (listingId: string) => void;
}

/** One listing that is no category: its address, its products, and whether the menu names it. */
export function ListingEditor({ listing, choices, onSaved }: ListingEditorProps) {
  const can = useCan();
  const [address, setAddress] = useState('');
  const edit = useEditedFields<ListingFields>(
    listing
      ? {
          name: listing.name,
          intro: listing.intro,
          selection: listing.selection,
          pins: listing.pins,
          isInMenu: listing.isInMenu,
          isLive: listing.isLive,
        }
      : NEW,
  );
  const { values, set } = edit;
  const save = useContentSave((id) => {
    // The guard of unsaved work asks unless it knows at once.
    flushSync(() => edit.reset(values));
    onSaved(id);
  });
  const send = (fields: Partial<ListingFields>, base: object, times: PublishTimes) =>
    save.run(
      api.home.saveListing({
        listingId: listing?.listingId ?? null,
        ...(listing === null && { address }),
        fields,
        base: base as Record<string, string>,
        ...times,
      }),
    );
  const check = (name: 'isInMenu' | 'isLive', label: string, isFixed = false) => (
    <label className="opt-l">
      <input
        type="checkbox"
        className="ck"
        checked={values[name]}
        disabled={isFixed}
        onChange={({ target }) => set(name, target.checked)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <section className="panel" aria-labelledby="listing-name">
      <div className="panel-h">
        <h2 id="listing-name">{listing ? listing.name : '新列表'}</h2>
        {listing && <span className="code muted">{listing.link}</span>}
      </div>
      <div className="panel-b stack stack-4">
        <fieldset className="stack stack-4" disabled={!can('content:write')}>
          <legend className="vh">列表的内容</legend>
          <div className="ct-fields">
            <TextField
              label="名称"
              maxLength={12}
              value={values.name}
              onChange={({ target }) => set('name', target.value)}
            />
            {listing === null && (
              <TextField
                label="地址"
                maxLength={30}
                value={address}
                hint={`/category/list-${address || '…'}/，小写字母、数字和 -`}
                onChange={({ target }) => setAddress(target.value.toLowerCase())}
              />
            )}
            {check('isInMenu', '放进菜单')}
            {check(
              'isLive',
              listing?.isFixed ? '启用（商店的页面用到它，不能停用）' : '启用',
              listing?.isFixed,
            )}
          </div>
          <TextAreaField
            label="说明"
            rows={2}
            isOptional
            maxLength={120}
            value={values.intro}
            onChange={({ target }) => set('intro', target.value)}
          />
          <SelectionFields
            selection={values.selection}
            pins={values.pins}
            choices={choices}
            shown={listing?.shown ?? { count: 0, products: [], missing: [] }}
            onChange={(selection) => set('selection', selection)}
            onPin={(pins) => set('pins', pins)}
          />
        </fieldset>
        {can('content:write') && (
          <PublishForm
            isDirty={listing === null ? values.name.trim() !== '' && address !== '' : edit.isChanged}
            canPublish={can('content:publish')}
            isDraft={!(listing?.isLive ?? false) && !values.isLive}
            error={save.error}
            onSave={(times) => send(listing ? edit.fields : values, listing ? edit.base : {}, times)}
          />
        )}
        {listing && (
          <section aria-labelledby="listing-history">
            <h3 id="listing-history">改动记录</h3>
            <RowHistory kind="pseudo_category" rowId={listing.listingId} version={listing} />
          </section>
        )}
      </div>
      {save.conflicts && (
        <FieldConflicts
          conflicts={save.conflicts}
          labelOf={(field) => LABELS[field] ?? field}
          onClose={save.closeConflicts}
          onResolve={(chosen) => {
            const { fields, base } = edit.resolve(save.conflicts ?? [], chosen);
            save.closeConflicts();
            void send(fields, base, { applyAt: null, restoreAt: null });
          }}
        />
      )}
      <UnsavedGuard isDirty={edit.isChanged} text="列表的改动没有发布" />
    </section>
  );
}
