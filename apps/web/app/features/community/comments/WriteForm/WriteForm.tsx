import { STORE } from '@huarong/core/shared';
import { Button, Checkbox, TextArea } from '@huarong/ui';
import type { ReactNode } from 'react';
import { ImageField } from '../../../uploads/index.ts';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { AGE_BANDS, MAX_LENGTH, MIN_LENGTH, SKIN_TYPES } from '../comment-texts.ts';
import { StarField } from '../StarField/StarField.tsx';
import { type CommentSubject, useCommentForm } from './use-comment-form.ts';
import styles from './WriteForm.module.css';

interface WriteFormProps {
  subject: CommentSubject;
  /** Aspects rated in addition to the overall rating; a follow-up has none. */
  aspects?: readonly string[] | undefined;
  onWritten: (thanks: string) => void;
}

/** A comment on a purchase, or its one follow-up, which has only text and images. */
export function WriteForm({ subject, aspects = [], onWritten }: WriteFormProps) {
  const form = useCommentForm(subject, onWritten);
  const { draft, update, problems } = form;
  return (
    <form onSubmit={form.send} noValidate>
      {!subject.isFollowUp && <OverallRating form={form} />}
      {aspects.length > 0 && <AspectRatings aspects={aspects} form={form} />}
      <Row label="使用感受">
        <TextArea
          label="使用感受"
          labelHidden
          name="content"
          rows={5}
          maxLength={MAX_LENGTH}
          value={draft.content}
          onChange={(event) => update({ content: event.target.value })}
          hint={`${MIN_LENGTH}-${MAX_LENGTH} 字，写写肤质、用量和用了多久，对别人更有用`}
          error={problems.content}
        />
      </Row>
      <Row label="图片">
        <ImageField
          {...form.images}
          hint={`每张不超过 ${STORE.uploads.imageMegabytes} MB，自动去除位置信息；请勿露出他人面部`}
        />
      </Row>
      {!subject.isFollowUp && (
        <SkinAndAge form={form} isProposed={Object.keys(subject.traits ?? {}).length > 0} />
      )}
      <div className={styles.foot}>
        <Button kind="ink" size="lg" type="submit" loading={form.isSending} loadingLabel="正在发布">
          {subject.earlierDraft ? '重新提交' : subject.isFollowUp ? '发布追评' : '发布评价'}
        </Button>
        {!subject.isFollowUp && (
          <Checkbox
            checked={draft.anonymous}
            onChange={(event) => update({ anonymous: event.target.checked })}
          >
            匿名发布
          </Checkbox>
        )}
        {problems.form && <p role="alert">{problems.form}</p>}
      </div>
    </form>
  );
}

type CommentForm = ReturnType<typeof useCommentForm>;

const OverallRating = ({ form: { draft, update, problems } }: { form: CommentForm }) => (
  <Row label="总体" problem={problems.stars}>
    <StarField
      label="总体"
      size="lg"
      stars={draft.stars}
      onStars={(stars) => update({ stars })}
      emptyText="点一下星星打分"
    />
  </Row>
);

interface AspectRatingsProps {
  aspects: readonly string[];
  form: CommentForm;
}

const AspectRatings = ({ aspects, form: { draft, update } }: AspectRatingsProps) => (
  <Row label="分项">
    <div className={styles.aspects}>
      {aspects.map((name) => (
        <StarField
          key={name}
          label={name}
          stars={draft.aspects[name] ?? 0}
          onStars={(stars) => update({ aspects: { ...draft.aspects, [name]: stars } })}
          emptyText="可不填"
        />
      ))}
    </div>
  </Row>
);

const SkinAndAge = ({ form: { draft, update }, isProposed }: { form: CommentForm; isProposed: boolean }) => (
  <>
    <Row label="肤质">
      <ChoiceField
        label="肤质"
        choices={SKIN_TYPES}
        chosen={draft.skinType ?? undefined}
        onChoose={(skinType) => update({ skinType: skinType ?? null })}
      />
    </Row>
    <Row label="年龄段">
      <ChoiceField
        label="年龄段"
        choices={AGE_BANDS}
        chosen={draft.ageBand ?? undefined}
        onChoose={(ageBand) => update({ ageBand: ageBand ?? null })}
      />
      {isProposed && <p className={styles.note}>按个人资料选好，再点一下可取消；只显示年龄段，不显示生日</p>}
    </Row>
  </>
);

interface RowProps {
  label: string;
  problem?: string | undefined;
  children: ReactNode;
}

const Row = ({ label, problem, children }: RowProps) => (
  <div className={styles.row}>
    <span aria-hidden="true">{label}</span>
    <div>
      {children}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  </div>
);
