import type { Profile } from '@huarong/contract/account';
import type { SkinNeeds } from '@huarong/core/catalogue';
import { SKIN_TYPE_NAMES, SKIN_TYPES, type SkinType } from '@huarong/core/community';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';

const KEY = 'compareSkinType';

const isSkinType = (text: string | null): text is SkinType => SKIN_TYPES.some((type) => type === text);

function readChoice(): SkinType | null {
  try {
    const stored = localStorage.getItem(KEY);
    return isSkinType(stored) ? stored : null;
  } catch {
    return null;
  }
}

function saveChoice(type: SkinType | null) {
  try {
    if (type) localStorage.setItem(KEY, type);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds for this page.
  }
}

export interface ShownSkin {
  needs: SkinNeeds;
  /** From the profile of the member; false: chosen on this page. */
  isFromProfile: boolean;
  choose: (type: SkinType | null) => void;
}

/** The skin of the member by their profile, otherwise the type chosen here; nothing in the cached page. */
export function useSkinNeeds(): ShownSkin {
  const { isSignedIn } = useSession();
  const [profile, setProfile] = useState<Profile | null>(null);
  const [chosen, setChosen] = useState<SkinType | null>(null);
  useEffect(() => setChosen(readChoice()), []);
  useEffect(() => {
    if (!isSignedIn) return setProfile(null);
    void browserApi({ quiet: true })
      .account.profile({})
      .then((reply) => reply.ok && setProfile(reply.value));
  }, [isSignedIn]);
  return {
    needs: {
      skinType: profile?.skinType ?? chosen,
      concerns: profile?.skinConcerns ?? [],
      avoided: profile?.avoidedIngredients ?? [],
    },
    isFromProfile: profile?.skinType !== undefined,
    choose(type) {
      setChosen(type);
      saveChoice(type);
    },
  };
}

/** `混合偏干、泛红` */
export const needsText = ({ skinType, concerns }: SkinNeeds): string =>
  [skinType && SKIN_TYPE_NAMES[skinType], ...concerns].filter(Boolean).join('、');
