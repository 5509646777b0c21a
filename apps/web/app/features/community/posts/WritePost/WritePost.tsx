import { Button, Chip, ChipRow, Field, TextArea } from '@huarong/ui';
import type { ReactNode } from 'react';
import { ImageField } from '../../../uploads/index.ts';
import { SkuPicker } from '../SkuPicker/SkuPicker.tsx';
import { LIMITS, type TaggedSku, topicsIn } from './post-draft.ts';
import { usePostWriting } from './use-post-writing.ts';
import styles from './WritePost.module.css';

interface WritePostProps {
  /** What she came to write about. */
  about: readonly TaggedSku[];
  /** What others write about, to choose from. */
  topics: readonly string[];
}

export function WritePost({ about, topics }: WritePostProps) {
  const { draft, fill, problems, pictures, isSending, send } = usePostWriting(about);
  const chosen = topicsIn(draft.topics);
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field
        label="标题"
        name="title"
        maxLength={LIMITS.title}
        value={draft.title}
        onChange={(event) => fill({ title: event.target.value })}
        placeholder="例如：黄黑皮试了三支，只留下朱砂"
        error={problems.title}
        required
      />
      <TextArea
        label="正文"
        name="content"
        rows={9}
        maxLength={LIMITS.content}
        value={draft.content}
        onChange={(event) => fill({ content: event.target.value })}
        hint="写清肤质、光线和用量，对别人更有用；请不要写医疗功效和联系方式"
        error={problems.content}
        required
      />
      <Part title="图片">
        <ImageField {...pictures} hint="每张不超过 5 MB，自动去除位置信息；请勿露出他人面部" />
      </Part>
      <Part title="提到的商品" problem={problems.skus}>
        <SkuPicker skus={draft.skus} onSkus={(skus) => fill({ skus })} />
      </Part>
      <div className={styles.topics}>
        <Field
          label="话题"
          name="topics"
          value={draft.topics}
          onChange={(event) => fill({ topics: event.target.value })}
          hint={`选填，用空格分开，最多 ${LIMITS.topics} 个`}
          error={problems.topics}
        />
        <ChipRow>
          {topics
            .filter((topic) => !chosen.includes(topic))
            .slice(0, 8)
            .map((topic) => (
              <Chip key={topic} onClick={() => fill({ topics: [...chosen, topic].join(' ') })}>
                #{topic}
              </Chip>
            ))}
        </ChipRow>
      </div>
      <div className={styles.foot}>
        <Button kind="ink" size="lg" type="submit" loading={isSending} loadingLabel="正在发布">
          发布笔记
        </Button>
        {problems.form && <p role="alert">{problems.form}</p>}
      </div>
    </form>
  );
}

interface PartProps {
  title: string;
  problem?: string | undefined;
  children: ReactNode;
}

const Part = ({ title, problem, children }: PartProps) => (
  <fieldset className={styles.part}>
    <legend>{title}</legend>
    {children}
    {problem && <p role="alert">{problem}</p>}
  </fieldset>
);
