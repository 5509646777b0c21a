import { steps } from './steps.mjs';

/** One kind of tests alone, as `npm run test:unit -- cart` asks for it. */
export async function runStep(name, args) {
  return (await steps[name].run(args)).code;
}
