export const COMMUNITY_SETTINGS = {
  community: {
    followUpDays: 180,
    /** Authors of posts whom one member may follow. */
    followedAuthors: 1_000,
    minCommentLength: 5,
    /** Different letters, digits or characters of a question; marks do not count. */
    minQuestionCharacters: 2,
    /** Points for a comment on a bought item, regardless of its stars. */
    commentPoints: 50,
    /** An unused upload is deleted after this. */
    unusedImageHours: 24,
    maxUnusedImages: 30,
    /** After reports by this many members a text is hidden until staff have reviewed it. */
    reportsToHold: 3,
    answersInList: 3,
    /** Answers to one comment of a post. */
    repliesInList: 20,
    /** Comments on posts by one member. */
    postCommentsPerHour: 20,
    topicsInList: 12,
    /** Number of questions compared to find similar ones. */
    maxComparedQuestions: 500,
    statisticsMinutes: 5,
  },
  cooperation: {
    /** Working days until the first answer, as stated on the form. */
    reviewDays: 5,
    supplementDays: 5,
    /** An unused document is deleted after this; each network has a maximum number of them. */
    unusedFileDays: 1,
    maxUnusedFiles: 20,
    rejectedRetentionDays: 90,
  },
  feedback: {
    /** By one member, or by guests with one mobile. */
    perDay: 5,
    /** Working days until the answer, as stated on the form. */
    answerDays: 2,
    maxImages: 3,
    /** An unused upload is deleted after this. */
    unusedImageHours: 24,
    maxUnusedImages: 12,
    linkMinutes: 60,
    /** A closed one is deleted after this. */
    closedDays: 365,
    listed: 50,
  },
} as const;
