import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { SkinChoice } from '../../ui/shade/SkinChoice.tsx';
import type { ArticleDraft } from './article-draft.ts';

interface ArticleFieldsProps {
  draft: ArticleDraft;
  onChange: (change: Partial<ArticleDraft>) => void;
}

/** Everything that staff decide about an article. */
export const ArticleFields = ({ draft, onChange }: ArticleFieldsProps) => (
  <div>
    <section className="panel" aria-labelledby="article-texts">
      <div className="panel-h">
        <h2 id="article-texts">内容</h2>
      </div>
      <div className="panel-b stack stack-4">
        <TextField
          label="标题"
          required
          maxLength={60}
          value={draft.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextAreaField
          label="摘要"
          required
          rows={4}
          maxLength={300}
          value={draft.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <TextField
          label="“读全文”的地址"
          required
          maxLength={200}
          hint="以 / 开头的本站地址"
          value={draft.link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
        <TextField
          label="配图用的规格编号"
          isOptional
          maxLength={64}
          value={draft.skuId}
          onChange={({ target }) => onChange({ skuId: target.value })}
        />
      </div>
    </section>
    <section className="panel" aria-labelledby="article-when">
      <div className="panel-h">
        <h2 id="article-when">给谁看、什么时候</h2>
      </div>
      <div className="panel-b fgrid bc-fields">
        <div className="wide">
          <SkinChoice
            hint="不选就给所有会员"
            chosen={draft.skinTypes}
            onChange={(skinTypes) => onChange({ skinTypes })}
          />
        </div>
        <TextField
          label="发布时间"
          type="datetime-local"
          required
          value={draft.publishedAt}
          onChange={({ target }) => onChange({ publishedAt: target.value })}
        />
        <TextField
          label="结束时间"
          type="datetime-local"
          isOptional
          value={draft.endsAt}
          onChange={({ target }) => onChange({ endsAt: target.value })}
        />
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={draft.isLive}
            onChange={({ target }) => onChange({ isLive: target.checked })}
          />
          让会员看到
        </label>
      </div>
    </section>
  </div>
);
