import type { Holders } from './holders.ts';

/** Which roles may call what about feedback of shoppers. */
export const FEEDBACK_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'feedback.list': ['OWNER', 'SERVICE', 'MODERATOR', 'AUDITOR'],
  'feedback.detail': ['OWNER', 'SERVICE', 'MODERATOR', 'AUDITOR'],
  'feedback.assign': ['OWNER', 'SERVICE', 'MODERATOR'],
  'feedback.answer': ['OWNER', 'SERVICE', 'MODERATOR'],
  'feedback.close': ['OWNER', 'SERVICE', 'MODERATOR'],
};
