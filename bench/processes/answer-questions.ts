/** The other end of a worker: answers its parent until the parent lets go, then ends. */
export function answerQuestions<Question, Reply extends object>(
  answer: (question: Question) => Promise<Reply>,
) {
  process.on('message', async (question: Question) => {
    process.send?.(await answer(question));
  });
  process.once('disconnect', () => process.exit());
}
