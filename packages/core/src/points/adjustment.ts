/** More than one person may add or take needs a second one. */
export const needsPointsApproval = (points: number, pointsAlone: number): boolean =>
  Math.abs(points) > pointsAlone;
