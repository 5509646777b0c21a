/** More than this, added or taken, needs a second person. */
export const POINTS_WITHOUT_APPROVAL = 5_000;

export const needsPointsApproval = (points: number): boolean => Math.abs(points) > POINTS_WITHOUT_APPROVAL;
