/** What the shop can use of a profile; each counts the same. */
export interface ProfileFacts {
  hasAvatar: boolean;
  hasName: boolean;
  hasGender: boolean;
  hasBirthday: boolean;
  hasCity: boolean;
  hasEmail: boolean;
  hasSkinType: boolean;
  hasConcerns: boolean;
}

/** Whole percent. Mobile and nickname are always there, so nobody begins at nothing. */
export function completenessOf(facts: ProfileFacts): number {
  const told = Object.values(facts);
  const always = 2;
  return Math.floor(((told.filter(Boolean).length + always) * 100) / (told.length + always));
}
