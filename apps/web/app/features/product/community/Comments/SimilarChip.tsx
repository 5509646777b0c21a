import type { Profile } from '@huarong/contract/account';
import { Chip, ChipLink } from '@huarong/ui';
import { useShopNow } from '../../../../platform/clock/use-shop-now.ts';
import { type MemberTraits, memberTraits } from './member-traits.ts';

interface SimilarChipProps {
  profile: Profile | null;
  selected: boolean;
  onChoose: (traits: MemberTraits) => void;
}

/** What people like her say. A member who has told nothing of herself yet is shown where she can. */
export function SimilarChip({ profile, selected, onChoose }: SimilarChipProps) {
  const now = useShopNow();
  if (!profile || !now) return null;
  const traits = memberTraits(profile, new Date(now));
  return traits ? (
    <Chip selected={selected} onClick={() => onChoose(traits)}>
      和我相似
    </Chip>
  ) : (
    <ChipLink href="/myAccount/profile.html">填肤质，看和我相似的评价</ChipLink>
  );
}
