/** The optional fields of a profile; each has the same weight. */
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

/** Whole percent. Mobile and nickname are always set, so a new account starts above zero. */
export function profileCompleteness(facts: ProfileFacts): number {
  const optional = Object.values(facts);
  const alwaysFilled = 2;
  return Math.floor(
    ((optional.filter(Boolean).length + alwaysFilled) * 100) / (optional.length + alwaysFilled),
  );
}
