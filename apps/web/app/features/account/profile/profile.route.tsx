import type { Profile } from '@huarong/contract/account';
import { TabLinks } from '@huarong/ui';
import { useState } from 'react';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { PageLoading } from '../parts/PageLoading/PageLoading.tsx';
import { Devices } from '../security/Devices/Devices.tsx';
import { Security } from '../security/Security/Security.tsx';
import { SocialAccounts } from '../security/SocialAccounts/SocialAccounts.tsx';
import type { Route } from './+types/profile.route';
import { loadProfile } from './load-profile.ts';
import { ProfileForm } from './ProfileForm/ProfileForm.tsx';
import { SkinProfile } from './SkinProfile/SkinProfile.tsx';

export const clientLoader = memberLoader(loadProfile);
export const ErrorBoundary = AccountFailure;

export const meta: Route.MetaFunction = () => privatePageMeta('个人资料');

export const HydrateFallback = PageLoading;

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  // Each part saves on its own and receives the whole profile.
  const [profile, setProfile] = useState(loaderData.profile);
  // A changed mobile or e-mail comes with the revalidated loader data.
  const securityProfile = { ...profile, ...pickSecurity(loaderData.profile) };
  const { completeness } = profile;
  return (
    <>
      <PageHead title="个人资料" note={`完整度 ${completeness}%`} />
      <TabLinks
        label="资料分区"
        links={[
          { label: '基本资料', href: '#basics', current: true },
          { label: '肤质档案', href: '#skin', current: false },
          { label: '安全', href: '#security', current: false },
        ]}
      />
      <ProfileForm profile={profile} onSaved={setProfile} />
      <SkinProfile profile={profile} onSaved={setProfile} />
      <Security profile={securityProfile} />
      <SocialAccounts accounts={loaderData.socialAccounts} />
      <Devices devices={loaderData.devices} />
    </>
  );
}

const pickSecurity = ({ hasPassword, maskedMobile, maskedEmail }: Profile) => ({
  hasPassword,
  maskedMobile,
  ...(maskedEmail !== undefined && { maskedEmail }),
});
