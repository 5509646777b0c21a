import type { CampaignText } from '../campaign.ts';
import { cookieNotice } from './cookies.ts';
import { privacyPolicy } from './privacy.ts';
import { returnRules } from './returns.ts';
import { userAgreement } from './terms.ts';

/** Texts that bind the shop and its shoppers. Each has a version; consent stores it. */
export const legalPages: CampaignText[] = [privacyPolicy, userAgreement, returnRules, cookieNotice];
