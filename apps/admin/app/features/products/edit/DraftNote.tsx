import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { formatTime } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { fieldName } from './field-groups.ts';

export type Draft = NonNullable<Output<AdminContracts['products']['draft']>['draft']>;

/** Offers what this person had typed and not saved. */
export const DraftNote = ({
  draft,
  onContinue,
  onDiscard,
}: {
  draft: Draft;
  onContinue: () => void;
  onDiscard: () => void;
}) => (
  <div className="note note-warn" role="status">
    <Icon name="edit" />
    <span className="grow">
      你 {formatTime(draft.savedAt)} 有没保存的改动：{Object.keys(draft.values).map(fieldName).join('、')}
    </span>
    <span className="right row">
      <button type="button" className="btn btn-sm" onClick={onContinue}>
        继续编辑
      </button>
      <button type="button" className="btn btn-sm" onClick={onDiscard}>
        放弃草稿
      </button>
    </span>
  </div>
);
