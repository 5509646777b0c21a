import type { Profile } from '@huarong/contract/account';
import { Chip, ChipLink } from '@huarong/ui';
import { useShopNow } from '../../../../platform/clock/use-shop-now.ts';
import { type MemberTraits, memberTraits } from './member-traits.ts';

interface SimilarChipProps {
  profile: Profile | null;
  selected: boolean;
  onChoose: (traits: MemberTraits) => void;
}

/** Filters comments by members with the same skin type and age. Without a profile it links to the profile page. */
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
