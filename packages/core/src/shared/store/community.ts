export const COMMUNITY_SETTINGS = {
  community: {
    followUpDays: 180,
    leastCommentLength: 5,
    /** What a comment on a bought item earns, praise or not. */
    commentPoints: 50,
    /** An upload that nothing uses is thrown away after this. */
    pictureHours: 24,
    unusedPictures: 30,
    /** So many different members have to object before a person looks, and nobody else until then. */
    reportsToHold: 3,
    answersInList: 3,
    topicsInList: 12,
    /** What similar questions are sought among. */
    comparedQuestions: 500,
    figuresMinutes: 5,
  },
  /** Comments, questions, posts and their pictures. */
  cooperation: {
    /** Working days until the first answer, as the form promises. */
    reviewDays: 5,
    supplementDays: 5,
    /** A paper that no application uses is thrown away after this; one network keeps no more than so many. */
    unusedFileDays: 1,
    unusedFiles: 20,
    refusedKeptDays: 90,
  },
} as const;
