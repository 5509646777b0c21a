import { answerQuestions } from '../processes/answer-questions.ts';
import type { Plan } from './plan.ts';
import { runLoad } from './run-load.ts';

/** The shoppers: a process of their own, so that they never take the server's turn. */
let last = 0;
answerQuestions((plan: Plan) => runLoad(plan, () => ++last));
