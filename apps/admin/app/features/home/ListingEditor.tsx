import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { PublishEdit } from '../../ui/content/PublishEdit.tsx';
import { useContentEdit } from '../../ui/content/use-content-edit.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { MenuFields } from './MenuFields.tsx';
import { SelectionFields } from './SelectionFields.tsx';
import { type Choices, choiceNames, type Listing, type ListingFields } from './types.ts';

const LABELS: Readonly<Record<string, string>> = {
  name: '名称',
  intro: '说明',
  selection: '商品',
  pins: '置顶',
  menuRule: '菜单里的品类',
  hiddenFacets: '不显示的筛选',
  isInMenu: '放进菜单',
  isLive: '启用',
};
const NEW: ListingFields = {
  name: '',
  intro: '',
  selection: { rule: { order: 'sold' } },
  pins: [],
  menuRule: null,
  hiddenFacets: [],
  isInMenu: true,
  isLive: true,
};

const fieldsOf = (listing: Listing): ListingFields => ({
  name: listing.name,
  intro: listing.intro,
  selection: listing.selection,
  pins: listing.pins,
  menuRule: listing.menuRule,
  hiddenFacets: listing.hiddenFacets,
  isInMenu: listing.isInMenu,
  isLive: listing.isLive,
});

interface ListingEditorProps {
  listing: Listing | null;
  choices: Choices;
  onSaved: (listingId: string) => void;
}

/** One listing that is no category: its address, its products, and whether the menu names it. */
export function ListingEditor({ listing, choices, onSaved }: ListingEditorProps) {
  const can = useCan();
  const [address, setAddress] = useState('');
  const edit = useContentEdit<ListingFields>({
    seen: listing ? fieldsOf(listing) : NEW,
    isNew: listing === null,
    send: (fields, base, times) =>
      api.home.saveListing({
        listingId: listing?.listingId ?? null,
        ...(listing === null && { address }),
        fields,
        base,
        ...times,
      }),
    onSaved,
  });
  const { values, set } = edit;
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
          <MenuFields values={values} choices={choices} set={set} />
        </fieldset>
        <PublishEdit
          edit={edit}
          row={listing && { kind: 'pseudo_category', rowId: listing.listingId, version: listing }}
          labels={LABELS}
          isComplete={values.name.trim() !== '' && (listing !== null || address !== '')}
          isDraft={!(listing?.isLive ?? false) && !values.isLive}
          unsaved="列表的改动没有发布"
          nameOf={choiceNames(choices)}
          onPage={{
            page: listing?.link ?? '/',
            back: `/content/home/menu?entry=${listing?.listingId ?? ''}`,
            hiddenBecause: values.isLive ? undefined : '勾选“启用”后才能预览',
          }}
        />
      </div>
    </section>
  );
}
