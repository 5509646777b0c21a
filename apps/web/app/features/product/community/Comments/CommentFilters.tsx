import type { Profile } from '@huarong/contract/account';
import type { CommentSummary } from '@huarong/contract/community';
import { Chip, ChipRow } from '@huarong/ui';
import { displayCount } from '../../../catalogue/index.ts';
import type { MemberTraits } from './member-traits.ts';
import { SimilarChip } from './SimilarChip.tsx';

export type CommentChoice = { filter?: string; tag?: string } & Partial<MemberTraits>;

interface CommentFiltersProps {
  summary: CommentSummary;
  profile: Profile | null;
  chosen: CommentChoice;
  onChoose: (choice: CommentChoice) => void;
  isThisSkuOnly: boolean;
  onThisSkuOnly: (isOnly: boolean) => void;
}

export const CommentFilters = ({
  summary,
  profile,
  chosen,
  onChoose,
  isThisSkuOnly,
  onThisSkuOnly,
}: CommentFiltersProps) => (
  <ChipRow>
    {summary.filters.map(({ filter, label, count }) => (
      <Chip
        key={filter}
        selected={(chosen.filter ?? 'all') === filter && !chosen.tag}
        onClick={() => onChoose({ filter })}
      >
        {label} {displayCount(count)}
      </Chip>
    ))}
    {summary.tags.map(({ tag, count }) => (
      <Chip key={tag} selected={chosen.tag === tag} onClick={() => onChoose({ tag })}>
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
);
