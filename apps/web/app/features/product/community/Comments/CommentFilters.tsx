import type { Profile } from '@huarong/contract/account';
import type { CommentSummary } from '@huarong/contract/community';
import { Chip, ChipRow } from '@huarong/ui';
import type { ReactNode } from 'react';
import { displayCount } from '../../../catalogue/index.ts';
import styles from './Comments.module.css';
import type { MemberTraits } from './member-traits.ts';
import { SimilarChip } from './SimilarChip.tsx';

export type CommentChoice = { filter?: string; tag?: string; stars?: number } & Partial<MemberTraits>;

interface CommentFiltersProps {
  summary: CommentSummary;
  profile: Profile | null;
  chosen: CommentChoice;
  onChoose: (choice: CommentChoice) => void;
  isThisSkuOnly: boolean;
  onThisSkuOnly: (isOnly: boolean) => void;
}

/** One filter or tag, and with it a number of stars, a skin type and an age band; each shows how many comments it leaves. */
export function CommentFilters(props: CommentFiltersProps) {
  const { summary, profile, chosen, onChoose, isThisSkuOnly, onThisSkuOnly } = props;
  const others = conditionsBeside(chosen);
  return (
    <>
      <ChipRow>
        {summary.filters.map(({ filter, label, count }) => (
          <Chip
            key={filter}
            selected={(chosen.filter ?? 'all') === filter && !chosen.tag}
            onClick={() => onChoose({ ...(filter === 'all' ? {} : others), filter })}
          >
            {label} {displayCount(count)}
          </Chip>
        ))}
        {summary.tags.map(({ tag, count }) => (
          <Chip key={tag} selected={chosen.tag === tag} onClick={() => onChoose({ ...others, tag })}>
            {tag} {displayCount(count)}
          </Chip>
        ))}
        <SimilarChip
          profile={profile}
          selected={chosen.filter === 'similar'}
          onChoose={(traits) => onChoose({ filter: 'similar', ...traits })}
        />
        <Chip selected={isThisSkuOnly} onClick={() => onThisSkuOnly(!isThisSkuOnly)}>
          只看当前规格
        </Chip>
      </ChipRow>
      <TraitRow label="肤质" isEmpty={!summary.skinTypes?.length}>
        {summary.skinTypes?.map(({ skinType, label, count }) => {
          const { skinType: before, ...rest } = { ...withoutSimilar(chosen), ...others };
          const isChosen = before === skinType;
          return (
            <Chip
              key={skinType}
              selected={isChosen}
              onClick={() => onChoose(isChosen ? rest : { ...rest, skinType })}
            >
              {label} {displayCount(count)}
            </Chip>
          );
        })}
      </TraitRow>
      <TraitRow label="年龄" isEmpty={!summary.ageBands?.length}>
        {summary.ageBands?.map(({ ageBand, label, count }) => {
          const { ageBand: before, ...rest } = { ...withoutSimilar(chosen), ...others };
          const isChosen = before === ageBand;
          return (
            <Chip
              key={ageBand}
              selected={isChosen}
              onClick={() => onChoose(isChosen ? rest : { ...rest, ageBand })}
            >
              {label} {displayCount(count)}
            </Chip>
          );
        })}
      </TraitRow>
    </>
  );
}

interface TraitRowProps {
  label: string;
  isEmpty: boolean;
  children: ReactNode;
}

const TraitRow = ({ label, isEmpty, children }: TraitRowProps) =>
  isEmpty ? null : (
    <fieldset className={styles.traits}>
      <legend>{label}</legend>
      <ChipRow>{children}</ChipRow>
    </fieldset>
  );

/** 和我相似 is a skin type and an age band of its own: another choice replaces it. */
const withoutSimilar = (chosen: CommentChoice): CommentChoice => (chosen.filter === 'similar' ? {} : chosen);

/** Stars, skin type and age band stay when another filter or tag is chosen. */
function conditionsBeside(chosen: CommentChoice): CommentChoice {
  const { filter: _filter, tag: _tag, ...others } = withoutSimilar(chosen);
  return others;
}
