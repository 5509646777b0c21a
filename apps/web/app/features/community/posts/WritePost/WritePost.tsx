import { STORE } from '@huarong/core/shared';
import { Button, Chip, ChipRow, Field, TextArea } from '@huarong/ui';
import type { ReactNode } from 'react';
import { ImageField } from '../../../uploads/index.ts';
import { PinPicker } from '../PinPicker/PinPicker.tsx';
import { SkuPicker } from '../SkuPicker/SkuPicker.tsx';
import { LIMITS, parseTopics, type TaggedSku } from './post-draft.ts';
import { usePostForm } from './use-post-form.ts';
import styles from './WritePost.module.css';

interface WritePostProps {
  /** Skus tagged from the start. */
  about: readonly TaggedSku[];
  /** Popular topics to choose from. */
  topics: readonly string[];
}

export function WritePost({ about, topics }: WritePostProps) {
  const { draft, update, problems, images, isSending, send } = usePostForm(about);
  const uploaded = images.images.filter((image) => image.state === 'uploaded');
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field
        label="标题"
        name="title"
        maxLength={LIMITS.title}
        value={draft.title}
        onChange={(event) => update({ title: event.target.value })}
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
        onChange={(event) => update({ content: event.target.value })}
        hint="写清肤质、光线和用量，对别人更有用；请不要写医疗功效和联系方式"
        error={problems.content}
        required
      />
      <Section title="图片">
        <ImageField
          {...images}
          hint={`每张不超过 ${STORE.uploads.imageMegabytes} MB，自动去除位置信息；请勿露出他人面部`}
        />
      </Section>
      <Section title="提到的商品" problem={problems.skus}>
        <SkuPicker skus={draft.skus} onSkus={(skus) => update({ skus })} />
      </Section>
      {uploaded.length > 0 && draft.skus.length > 0 && (
        <Section title="在图上标记商品">
          <PinPicker images={uploaded} skus={draft.skus} onSkus={(skus) => update({ skus })} />
        </Section>
      )}
      <div className={styles.topics}>
        <Field
          label="话题"
          name="topics"
          value={draft.topics}
          onChange={(event) => update({ topics: event.target.value })}
          hint={`选填，用空格分开，最多 ${LIMITS.topics} 个`}
          error={problems.topics}
        />
        <TopicChips
          topics={topics}
          chosen={parseTopics(draft.topics)}
          onTopics={(next) => update({ topics: next })}
        />
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

interface TopicChipsProps {
  topics: readonly string[];
  chosen: readonly string[];
  onTopics: (typed: string) => void;
}

/** Popular topics that are not chosen yet. */
const TopicChips = ({ topics, chosen, onTopics }: TopicChipsProps) => (
  <ChipRow>
    {topics
      .filter((topic) => !chosen.includes(topic))
      .slice(0, 8)
      .map((topic) => (
        <Chip key={topic} onClick={() => onTopics([...chosen, topic].join(' '))}>
          #{topic}
        </Chip>
      ))}
  </ChipRow>
);

interface SectionProps {
  title: string;
  problem?: string | undefined;
  children: ReactNode;
}

const Section = ({ title, problem, children }: SectionProps) => (
  <fieldset className={styles.part}>
    <legend>{title}</legend>
    {children}
    {problem && <p role="alert">{problem}</p>}
  </fieldset>
);
