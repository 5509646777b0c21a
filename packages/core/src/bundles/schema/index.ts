export { bundleRuleSchema } from './bundle-rule-schema.ts';
