import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';

interface MemberTagsProps {
  memberId: string;
  tags: readonly string[];
  canWrite: boolean;
  onChanged: () => void;
}

/** Tags of a member, set and taken away with a reason. */
export function MemberTags({ memberId, tags, canWrite, onChanged }: MemberTagsProps) {
  /** The tag to take away; empty: a new one. */
  const [asked, setAsked] = useState<string>();
  const [tag, setTag] = useState('');
  const isNew = asked === '';
  return (
    <section className="panel" aria-labelledby="tags">
      <div className="panel-h">
        <h2 id="tags">标签</h2>
        {canWrite && (
          <div className="right">
            <button type="button" className="lnk" onClick={() => setAsked('')}>
              添加
            </button>
          </div>
        )}
      </div>
      {tags.length === 0 && <p className="muted">没有标签</p>}
      <div className="row">
        {tags.map((each) =>
          canWrite ? (
            <button
              key={each}
              type="button"
              className="tag"
              aria-label={`移除标签 ${each}`}
              onClick={() => setAsked(each)}
            >
              {each} ×
            </button>
          ) : (
            <span key={each} className="tag">
              {each}
            </span>
          ),
        )}
      </div>
      {asked !== undefined && (
        <ReasonDialog
          title={isNew ? '添加标签' : `移除标签：${asked}`}
          reasons={isNew ? ['消费情况', '服务偏好', '客诉跟进'] : ['已过期', '有误']}
          action={isNew ? '添加' : '移除'}
          onClose={() => setAsked(undefined)}
          onConfirm={async (reason) => {
            if (isNew && tag.trim() === '') return '请填写标签';
            const reply = await (isNew
              ? api.members.addTag({ memberId, tag: tag.trim(), reason })
              : api.members.removeTag({ memberId, tag: asked, reason }));
            if (!reply.ok) return reply.refusal.message;
            showToast(isNew ? '已添加标签' : '已移除标签');
            setTag('');
            onChanged();
            return null;
          }}
        >
          {isNew && (
            <TextField
              label="标签"
              hint="至多 12 个字，会员索取资料副本时可见"
              maxLength={12}
              value={tag}
              onChange={(event) => setTag(event.target.value)}
            />
          )}
        </ReasonDialog>
      )}
    </section>
  );
}
